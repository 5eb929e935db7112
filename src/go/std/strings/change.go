package strings

import (
	"unicode"
	"unicode/utf8"
)

func Clone(s string) string { return s }

func Join(elems []string, sep string) string {
	joined := ""
	for i, elem := range elems {
		if i > 0 {
			joined += sep
		}
		joined += elem
	}
	return joined
}

func Repeat(s string, count int) string {
	if count < 0 {
		panic("strings: negative Repeat count")
	}
	repeated := ""
	for ; count > 0; count /= 2 {
		if count%2 == 1 {
			repeated += s
		}
		s += s
	}
	return repeated
}

func ReplaceAll(s, old, new string) string { return Replace(s, old, new, -1) }

// Replace replaces the first n, or all where n is negative. The empty string stands around every rune.
func Replace(s, old, new string, n int) string {
	if old == new || n == 0 {
		return s
	}
	if old == "" {
		return between(s, new, n)
	}
	changed := ""
	for ; n != 0; n-- {
		i := Index(s, old)
		if i < 0 {
			break
		}
		changed += s[:i] + new
		s = s[i+len(old):]
	}
	return changed + s
}

func between(s, new string, n int) string {
	changed := new
	for n--; n != 0 && s != ""; n-- {
		_, size := utf8.DecodeRuneInString(s)
		changed += s[:size] + new
		s = s[size:]
	}
	return changed + s
}

// Map replaces every rune, or leaves it out where mapping returns a negative one.
func Map(mapping func(rune) rune, s string) string {
	changed := ""
	for _, r := range s {
		if r = mapping(r); r >= 0 {
			changed += string(r)
		}
	}
	return changed
}

func ToUpper(s string) string { return Map(unicode.ToUpper, s) }

func ToLower(s string) string { return Map(unicode.ToLower, s) }

func ToTitle(s string) string { return Map(unicode.ToTitle, s) }

// Title puts the first letter of every word in title case.
func Title(s string) string {
	before := ' '
	return Map(func(r rune) rune {
		first := separates(before)
		before = r
		if first {
			return unicode.ToTitle(r)
		}
		return r
	}, s)
}

func separates(r rune) bool {
	switch {
	case r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
		return false
	case r < 0x80:
		return true
	}
	return unicode.IsSpace(r)
}

// ToValidUTF8 replaces every run of invalid bytes.
func ToValidUTF8(s, replacement string) string {
	changed := ""
	wasValid := true
	for s != "" {
		r, size := utf8.DecodeRuneInString(s)
		valid := r != utf8.RuneError || size > 1
		if valid {
			changed += s[:size]
		} else if wasValid {
			changed += replacement
		}
		wasValid = valid
		s = s[size:]
	}
	return changed
}
