package bytes

import (
	"strings"
	"unicode"
)

func Equal(a, b []byte) bool { return string(a) == string(b) }

func EqualFold(s, t []byte) bool { return strings.EqualFold(string(s), string(t)) }

func Compare(a, b []byte) int { return strings.Compare(string(a), string(b)) }

func Count(s, sep []byte) int { return strings.Count(string(s), string(sep)) }

func Contains(b, subslice []byte) bool { return Index(b, subslice) >= 0 }

func ContainsAny(b []byte, chars string) bool { return IndexAny(b, chars) >= 0 }

func ContainsRune(b []byte, r rune) bool { return IndexRune(b, r) >= 0 }

func ContainsFunc(b []byte, f func(rune) bool) bool { return IndexFunc(b, f) >= 0 }

func Index(s, sep []byte) int { return strings.Index(string(s), string(sep)) }

func LastIndex(s, sep []byte) int { return strings.LastIndex(string(s), string(sep)) }

func IndexByte(b []byte, c byte) int { return strings.IndexByte(string(b), c) }

func LastIndexByte(s []byte, c byte) int { return strings.LastIndexByte(string(s), c) }

func IndexRune(s []byte, r rune) int { return strings.IndexRune(string(s), r) }

func IndexAny(s []byte, chars string) int { return strings.IndexAny(string(s), chars) }

func LastIndexAny(s []byte, chars string) int { return strings.LastIndexAny(string(s), chars) }

func IndexFunc(s []byte, f func(r rune) bool) int { return strings.IndexFunc(string(s), f) }

func LastIndexFunc(s []byte, f func(r rune) bool) int { return strings.LastIndexFunc(string(s), f) }

func HasPrefix(s, prefix []byte) bool { return strings.HasPrefix(string(s), string(prefix)) }

func HasSuffix(s, suffix []byte) bool { return strings.HasSuffix(string(s), string(suffix)) }

// What follows returns parts of what it is given.

func Cut(s, sep []byte) (before, after []byte, found bool) {
	if i := Index(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, nil, false
}

func CutPrefix(s, prefix []byte) (after []byte, found bool) {
	if !HasPrefix(s, prefix) {
		return s, false
	}
	return s[len(prefix):], true
}

func CutSuffix(s, suffix []byte) (before []byte, found bool) {
	if !HasSuffix(s, suffix) {
		return s, false
	}
	return s[:len(s)-len(suffix)], true
}

func TrimPrefix(s, prefix []byte) []byte {
	s, _ = CutPrefix(s, prefix)
	return s
}

func TrimSuffix(s, suffix []byte) []byte {
	s, _ = CutSuffix(s, suffix)
	return s
}

func TrimFunc(s []byte, f func(r rune) bool) []byte { return TrimRightFunc(TrimLeftFunc(s, f), f) }

func TrimLeftFunc(s []byte, f func(r rune) bool) []byte {
	left := strings.TrimLeftFunc(string(s), f)
	if left == "" {
		return nil
	}
	return s[len(s)-len(left):]
}

func TrimRightFunc(s []byte, f func(r rune) bool) []byte {
	return s[:len(strings.TrimRightFunc(string(s), f))]
}

func Trim(s []byte, cutset string) []byte {
	if len(s) == 0 {
		return nil
	}
	return TrimRight(TrimLeft(s, cutset), cutset)
}

func TrimLeft(s []byte, cutset string) []byte {
	left := strings.TrimLeft(string(s), cutset)
	if left == "" {
		return nil
	}
	return s[len(s)-len(left):]
}

func TrimRight(s []byte, cutset string) []byte {
	return s[:len(strings.TrimRight(string(s), cutset))]
}

func TrimSpace(s []byte) []byte {
	s = TrimLeftFunc(s, unicode.IsSpace)
	return s[:len(strings.TrimSpace(string(s)))]
}
