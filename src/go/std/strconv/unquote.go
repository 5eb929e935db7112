package strconv

import "unicode/utf8"

// Unquote reads a string or rune as Go's syntax writes it.
func Unquote(s string) (string, error) {
	n := len(s)
	if n < 2 || s[0] != s[n-1] {
		return "", ErrSyntax
	}
	quote := s[0]
	inner := s[1 : n-1]
	switch quote {
	case '`':
		return unquoteRaw(inner)
	case '"', '\'':
	default:
		return "", ErrSyntax
	}
	var text []byte
	count := 0
	for inner != "" {
		r, multibyte, rest, err := UnquoteChar(inner, quote)
		if err != nil || inner[0] == '\n' {
			return "", ErrSyntax
		}
		inner = rest
		if multibyte || r < utf8.RuneSelf {
			text = append(text, string(r)...)
		} else {
			text = append(text, byte(r))
		}
		count++
	}
	// Go takes '' for the empty string.
	if quote == '\'' && count > 1 {
		return "", ErrSyntax
	}
	return string(text), nil
}

func unquoteRaw(inner string) (string, error) {
	var text []byte
	for i := 0; i < len(inner); i++ {
		switch inner[i] {
		case '`':
			return "", ErrSyntax
		case '\r':
		default:
			text = append(text, inner[i])
		}
	}
	return string(text), nil
}

// UnquoteChar reads the first rune or byte of what stands between quotes.
func UnquoteChar(s string, quote byte) (value rune, multibyte bool, tail string, err error) {
	if s == "" {
		return 0, false, "", ErrSyntax
	}
	c := s[0]
	switch {
	case c == quote && (quote == '\'' || quote == '"'):
		return 0, false, "", ErrSyntax
	case c >= utf8.RuneSelf:
		r, size := utf8.DecodeRuneInString(s)
		return r, true, s[size:], nil
	case c != '\\':
		return rune(c), false, s[1:], nil
	}
	if len(s) < 2 {
		return 0, false, "", ErrSyntax
	}
	c = s[1]
	tail = s[2:]
	switch c {
	case 'a':
		return '\a', false, tail, nil
	case 'b':
		return '\b', false, tail, nil
	case 'f':
		return '\f', false, tail, nil
	case 'n':
		return '\n', false, tail, nil
	case 'r':
		return '\r', false, tail, nil
	case 't':
		return '\t', false, tail, nil
	case 'v':
		return '\v', false, tail, nil
	case '\\':
		return '\\', false, tail, nil
	case '\'', '"':
		if c != quote {
			return 0, false, "", ErrSyntax
		}
		return rune(c), false, tail, nil
	case 'x':
		return escapedNumber(tail, 16, 2, false)
	case 'u':
		return escapedNumber(tail, 16, 4, true)
	case 'U':
		return escapedNumber(tail, 16, 8, true)
	}
	if '0' <= c && c <= '7' {
		return escapedNumber(s[1:], 8, 3, false)
	}
	return 0, false, "", ErrSyntax
}

func escapedNumber(s string, base, count int, isRune bool) (rune, bool, string, error) {
	if len(s) < count {
		return 0, false, "", ErrSyntax
	}
	var n int64
	for i := 0; i < count; i++ {
		d := digitOf(s[i])
		if d >= base {
			return 0, false, "", ErrSyntax
		}
		n = n*int64(base) + int64(d)
	}
	if isRune && (n > utf8.MaxRune || !utf8.ValidRune(rune(n))) || !isRune && n > 255 {
		return 0, false, "", ErrSyntax
	}
	return rune(n), isRune, s[count:], nil
}
