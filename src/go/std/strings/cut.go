package strings

import (
	"unicode"
	"unicode/utf8"
)

func Cut(s, sep string) (before, after string, found bool) {
	if i := Index(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func CutPrefix(s, prefix string) (after string, found bool) {
	if !HasPrefix(s, prefix) {
		return s, false
	}
	return s[len(prefix):], true
}

func CutSuffix(s, suffix string) (before string, found bool) {
	if !HasSuffix(s, suffix) {
		return s, false
	}
	return s[:len(s)-len(suffix)], true
}

func TrimPrefix(s, prefix string) string {
	s, _ = CutPrefix(s, prefix)
	return s
}

func TrimSuffix(s, suffix string) string {
	s, _ = CutSuffix(s, suffix)
	return s
}

func TrimFunc(s string, f func(rune) bool) string { return TrimRightFunc(TrimLeftFunc(s, f), f) }

func TrimLeftFunc(s string, f func(rune) bool) string {
	for i, r := range s {
		if !f(r) {
			return s[i:]
		}
	}
	return ""
}

func TrimRightFunc(s string, f func(rune) bool) string {
	for s != "" {
		r, size := utf8.DecodeLastRuneInString(s)
		if !f(r) {
			break
		}
		s = s[:len(s)-size]
	}
	return s
}

func Trim(s, cutset string) string { return TrimRight(TrimLeft(s, cutset), cutset) }

func TrimLeft(s, cutset string) string {
	return TrimLeftFunc(s, func(r rune) bool { return IndexRune(cutset, r) >= 0 })
}

func TrimRight(s, cutset string) string {
	return TrimRightFunc(s, func(r rune) bool { return IndexRune(cutset, r) >= 0 })
}

func TrimSpace(s string) string { return TrimFunc(s, unicode.IsSpace) }

func Split(s, sep string) []string { return split(s, sep, 0, -1) }

func SplitN(s, sep string, n int) []string { return split(s, sep, 0, n) }

func SplitAfter(s, sep string) []string { return split(s, sep, len(sep), -1) }

func SplitAfterN(s, sep string, n int) []string { return split(s, sep, len(sep), n) }

// split leaves kept bytes of each separator at the part before it.
func split(s, sep string, kept, n int) []string {
	if n == 0 {
		return nil
	}
	parts := []string{}
	if sep == "" && s == "" {
		return parts
	}
	for n < 0 || len(parts) < n-1 {
		i := Index(s, sep)
		if sep == "" {
			_, i = utf8.DecodeRuneInString(s)
			if i == len(s) {
				break
			}
		}
		if i < 0 {
			break
		}
		parts = append(parts, s[:i+kept])
		s = s[i+len(sep):]
	}
	return append(parts, s)
}

func Fields(s string) []string { return FieldsFunc(s, unicode.IsSpace) }

func FieldsFunc(s string, f func(rune) bool) []string {
	fields := []string{}
	start := -1
	for i, r := range s {
		if f(r) {
			if start >= 0 {
				fields = append(fields, s[start:i])
				start = -1
			}
		} else if start < 0 {
			start = i
		}
	}
	if start >= 0 {
		fields = append(fields, s[start:])
	}
	return fields
}
