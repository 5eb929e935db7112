package strconv

import (
	"unicode"
	"unicode/utf8"
)

func IsPrint(r rune) bool { return unicode.IsPrint(r) }

func IsGraphic(r rune) bool { return unicode.IsGraphic(r) }

func CanBackquote(s string) bool {
	for i, r := range s {
		if r == utf8.RuneError && s[i] != 0xEF || r == '\ufeff' || r < ' ' && r != '\t' || r == '`' || r == '\x7f' {
			return false
		}
	}
	return true
}

func Quote(s string) string { return quoted(s, '"', IsPrint) }

func QuoteToASCII(s string) string { return quoted(s, '"', isASCII) }

func QuoteToGraphic(s string) string { return quoted(s, '"', IsGraphic) }

func QuoteRune(r rune) string { return quotedRune(r, IsPrint) }

func QuoteRuneToASCII(r rune) string { return quotedRune(r, isASCII) }

func QuoteRuneToGraphic(r rune) string { return quotedRune(r, IsGraphic) }

func AppendQuote(dst []byte, s string) []byte { return append(dst, Quote(s)...) }

func AppendQuoteToASCII(dst []byte, s string) []byte { return append(dst, QuoteToASCII(s)...) }

func AppendQuoteRune(dst []byte, r rune) []byte { return append(dst, QuoteRune(r)...) }

func AppendQuoteRuneToASCII(dst []byte, r rune) []byte { return append(dst, QuoteRuneToASCII(r)...) }

func isASCII(r rune) bool { return ' ' <= r && r < 0x7f }

func quotedRune(r rune, plain func(rune) bool) string {
	if !utf8.ValidRune(r) {
		r = utf8.RuneError
	}
	return quoted(string(r), '\'', plain)
}

const hexDigits = "0123456789abcdef"

// quoted leaves the plain runes as they are, and escapes others.
func quoted(s string, quote byte, plain func(rune) bool) string {
	text := []byte{quote}
	for i, r := range s {
		switch {
		case r == utf8.RuneError && s[i] != 0xEF:
			text = append(text, '\\', 'x', hexDigits[s[i]>>4], hexDigits[s[i]&15])
		case r == rune(quote) || r == '\\':
			text = append(text, '\\', byte(r))
		case plain(r):
			text = append(text, string(r)...)
		default:
			text = appendEscape(text, r)
		}
	}
	return string(append(text, quote))
}

func appendEscape(text []byte, r rune) []byte {
	if '\a' <= r && r <= '\r' {
		return append(text, '\\', "abtnvfr"[r-'\a'])
	}
	switch {
	case r < ' ' || r == 0x7f:
		return append(text, '\\', 'x', hexDigits[r>>4], hexDigits[r&15])
	case r < 0x10000:
		return appendHex(append(text, '\\', 'u'), r, 4)
	}
	return appendHex(append(text, '\\', 'U'), r, 8)
}

func appendHex(text []byte, r rune, digits int) []byte {
	for shift := 4 * (digits - 1); shift >= 0; shift -= 4 {
		text = append(text, hexDigits[r>>uint(shift)&15])
	}
	return text
}
