package strings

import (
	"unicode"
	"unicode/utf8"
)

// Index returns where substr begins first, and -1 where it is not found.
func Index(s, substr string) int

// LastIndex returns where substr begins last, and -1 where it is not found.
func LastIndex(s, substr string) int

func IndexByte(s string, c byte) int {
	for i := 0; i < len(s); i++ {
		if s[i] == c {
			return i
		}
	}
	return -1
}

func LastIndexByte(s string, c byte) int {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == c {
			return i
		}
	}
	return -1
}

// IndexRune finds what is invalid, too, if it is asked for RuneError.
func IndexRune(s string, r rune) int {
	switch {
	case r == utf8.RuneError:
		return IndexFunc(s, func(c rune) bool { return c == r })
	case !utf8.ValidRune(r):
		return -1
	}
	return Index(s, string(r))
}

func IndexAny(s, chars string) int {
	return IndexFunc(s, func(r rune) bool { return IndexRune(chars, r) >= 0 })
}

func LastIndexAny(s, chars string) int {
	return LastIndexFunc(s, func(r rune) bool { return IndexRune(chars, r) >= 0 })
}

func IndexFunc(s string, f func(rune) bool) int {
	for i, r := range s {
		if f(r) {
			return i
		}
	}
	return -1
}

func LastIndexFunc(s string, f func(rune) bool) int {
	for end := len(s); end > 0; {
		r, size := utf8.DecodeLastRuneInString(s[:end])
		end -= size
		if f(r) {
			return end
		}
	}
	return -1
}

func Contains(s, substr string) bool { return Index(s, substr) >= 0 }

func ContainsAny(s, chars string) bool { return IndexAny(s, chars) >= 0 }

func ContainsRune(s string, r rune) bool { return IndexRune(s, r) >= 0 }

func ContainsFunc(s string, f func(rune) bool) bool { return IndexFunc(s, f) >= 0 }

func HasPrefix(s, prefix string) bool { return len(s) >= len(prefix) && s[:len(prefix)] == prefix }

func HasSuffix(s, suffix string) bool {
	return len(s) >= len(suffix) && s[len(s)-len(suffix):] == suffix
}

// Count counts those that do not overlap. The empty string stands around every rune.
func Count(s, substr string) int {
	if substr == "" {
		return utf8.RuneCountInString(s) + 1
	}
	for n := 0; ; n++ {
		i := Index(s, substr)
		if i < 0 {
			return n
		}
		s = s[i+len(substr):]
	}
}

func Compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// EqualFold tells whether both are equal in every case.
func EqualFold(s, t string) bool {
	for s != "" && t != "" {
		r, n := utf8.DecodeRuneInString(s)
		q, m := utf8.DecodeRuneInString(t)
		if r != q && folded(r) != folded(q) {
			return false
		}
		s, t = s[n:], t[m:]
	}
	return s == t
}

func folded(r rune) rune {
	// The simple folding of Unicode leaves these two alone.
	if r == 'İ' || r == 'ı' {
		return r
	}
	return unicode.ToLower(unicode.ToUpper(r))
}
