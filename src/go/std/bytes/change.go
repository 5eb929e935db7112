package bytes

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const MinRead = 512

func Clone(b []byte) []byte {
	if b == nil {
		return nil
	}
	return append([]byte{}, b...)
}

func Split(s, sep []byte) [][]byte { return split(s, sep, 0, -1) }

func SplitN(s, sep []byte, n int) [][]byte { return split(s, sep, 0, n) }

func SplitAfter(s, sep []byte) [][]byte { return split(s, sep, len(sep), -1) }

func SplitAfterN(s, sep []byte, n int) [][]byte { return split(s, sep, len(sep), n) }

// split cuts s where strings.SplitAfterN does, and leaves kept bytes of each separator.
func split(s, sep []byte, kept, n int) [][]byte {
	texts := strings.SplitAfterN(string(s), string(sep), n)
	if texts == nil {
		return nil
	}
	parts := make([][]byte, len(texts))
	at := 0
	for i, text := range texts {
		end := at + len(text)
		if i == len(texts)-1 {
			parts[i] = s[at:]
		} else {
			parts[i] = s[at : end-len(sep)+kept : end-len(sep)+kept]
		}
		at = end
	}
	return parts
}

func Fields(s []byte) [][]byte { return FieldsFunc(s, unicode.IsSpace) }

func FieldsFunc(s []byte, f func(rune) bool) [][]byte {
	fields := [][]byte{}
	start := -1
	for i, r := range string(s) {
		if f(r) {
			if start >= 0 {
				fields = append(fields, s[start:i:i])
				start = -1
			}
		} else if start < 0 {
			start = i
		}
	}
	if start >= 0 {
		fields = append(fields, s[start:len(s):len(s)])
	}
	return fields
}

func Join(s [][]byte, sep []byte) []byte {
	if len(s) == 1 {
		return append([]byte(nil), s[0]...)
	}
	joined := []byte{}
	for i, part := range s {
		if i > 0 {
			joined = append(joined, sep...)
		}
		joined = append(joined, part...)
	}
	return joined
}

func Repeat(b []byte, count int) []byte {
	if count < 0 {
		panic("bytes: negative Repeat count")
	}
	return []byte(strings.Repeat(string(b), count))
}

func Replace(s, old, new []byte, n int) []byte {
	if n == 0 || Count(s, old) == 0 {
		return append([]byte(nil), s...)
	}
	return []byte(strings.Replace(string(s), string(old), string(new), n))
}

func ReplaceAll(s, old, new []byte) []byte { return Replace(s, old, new, -1) }

func Map(mapping func(r rune) rune, s []byte) []byte { return []byte(strings.Map(mapping, string(s))) }

func ToUpper(s []byte) []byte { return []byte(strings.ToUpper(string(s))) }

func ToLower(s []byte) []byte { return []byte(strings.ToLower(string(s))) }

func ToTitle(s []byte) []byte { return []byte(strings.ToTitle(string(s))) }

func Title(s []byte) []byte { return []byte(strings.Title(string(s))) }

func ToValidUTF8(s, replacement []byte) []byte {
	return []byte(strings.ToValidUTF8(string(s), string(replacement)))
}

func Runes(s []byte) []rune {
	runes := make([]rune, 0, utf8.RuneCount(s))
	for _, r := range string(s) {
		runes = append(runes, r)
	}
	return runes
}
