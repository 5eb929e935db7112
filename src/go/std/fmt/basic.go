package fmt

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

func (p *printer) printBool(v any, b bool, verb rune, sealed bool) {
	if verb != 't' && verb != 'v' {
		p.badVerb(v, verb, sealed)
		return
	}
	p.padded(strconv.FormatBool(b))
}

func (p *printer) printInteger(v any, u uint64, signed bool, verb rune, sealed bool) {
	switch verb {
	case 'v':
		if p.sharpV && !signed {
			p.hex(u, true)
		} else {
			p.integer(u, 10, signed, verb)
		}
	case 'd':
		p.integer(u, 10, signed, verb)
	case 'b':
		p.integer(u, 2, signed, verb)
	case 'o', 'O':
		p.integer(u, 8, signed, verb)
	case 'x', 'X':
		p.integer(u, 16, signed, verb)
	case 'c':
		p.padded(string(validRune(u)))
	case 'q':
		if p.plus {
			p.padded(strconv.QuoteRuneToASCII(validRune(u)))
		} else {
			p.padded(strconv.QuoteRune(validRune(u)))
		}
	case 'U':
		p.codePoint(u)
	default:
		p.badVerb(v, verb, sealed)
	}
}

func validRune(u uint64) rune {
	if u > utf8.MaxRune {
		return utf8.RuneError
	}
	return rune(u)
}

// hex prints an address, or a number of %#v.
func (p *printer) hex(u uint64, prefixed bool) {
	sharp := p.sharp
	p.sharp = prefixed
	p.integer(u, 16, false, 'v')
	p.sharp = sharp
}

func (p *printer) integer(u uint64, base int, signed bool, verb rune) {
	sign := ""
	switch {
	case signed && int64(u) < 0:
		sign = "-"
		u = -u
	case p.plus:
		sign = "+"
	case p.space:
		sign = " "
	}
	digits := 0
	if p.hasPrecision {
		digits = p.precision
		if digits == 0 && u == 0 {
			p.pad(p.width, " ")
			return
		}
	} else if p.zero && p.hasWidth {
		digits = p.width - len(sign)
	}
	text := strconv.FormatUint(u, base)
	if verb == 'X' {
		text = strings.ToUpper(text)
	}
	if len(text) < digits {
		text = strings.Repeat("0", digits-len(text)) + text
	}
	if p.sharp {
		switch base {
		case 2:
			text = "0b" + text
		case 8:
			if text[0] != '0' {
				text = "0" + text
			}
		case 16:
			if verb == 'X' {
				text = "0X" + text
			} else {
				text = "0x" + text
			}
		}
	}
	if verb == 'O' {
		text = "0o" + text
	}
	p.paddedWithSpaces(sign + text)
}

func (p *printer) codePoint(u uint64) {
	digits := 4
	if p.hasPrecision && p.precision > digits {
		digits = p.precision
	}
	text := strings.ToUpper(strconv.FormatUint(u, 16))
	if len(text) < digits {
		text = strings.Repeat("0", digits-len(text)) + text
	}
	text = "U+" + text
	if p.sharp && u <= utf8.MaxRune && strconv.IsPrint(rune(u)) {
		text += " '" + string(rune(u)) + "'"
	}
	p.paddedWithSpaces(text)
}

func (p *printer) printString(v any, s string, verb rune, sealed bool) {
	switch verb {
	case 'v':
		if p.sharpV {
			p.quoted(s)
		} else {
			p.printText(s)
		}
	case 's':
		p.printText(s)
	case 'x', 'X':
		p.hexBytes(s, verb)
	case 'q':
		p.quoted(s)
	default:
		p.badVerb(v, verb, sealed)
	}
}

func (p *printer) printBytes(v any, b []byte, verb rune, typeText string, sealed bool) {
	switch verb {
	case 'v', 'd':
		open, end := "[", "]"
		if p.sharpV {
			if b == nil {
				p.text += typeText + "(nil)"
				return
			}
			open, end = typeText+"{", "}"
		}
		p.text += open
		for i, c := range b {
			p.separate(i)
			if p.sharpV {
				p.hex(uint64(c), true)
			} else {
				p.integer(uint64(c), 10, false, verb)
			}
		}
		p.text += end
	case 's':
		p.printText(string(b))
	case 'x', 'X':
		p.hexBytes(string(b), verb)
	case 'q':
		p.quoted(string(b))
	default:
		p.printValue(v, verb, 0, sealed)
	}
}

// cut leaves as many runes as the precision says.
func (p *printer) cut(s string) string {
	if p.hasPrecision {
		n := p.precision
		for i := range s {
			n--
			if n < 0 {
				return s[:i]
			}
		}
	}
	return s
}

func (p *printer) printText(s string) { p.padded(p.cut(s)) }

func (p *printer) quoted(s string) {
	s = p.cut(s)
	switch {
	case p.sharp && strconv.CanBackquote(s):
		p.padded("`" + s + "`")
	case p.plus:
		p.padded(strconv.QuoteToASCII(s))
	default:
		p.padded(strconv.Quote(s))
	}
}

func (p *printer) hexBytes(s string, verb rune) {
	if p.hasPrecision && p.precision < len(s) {
		s = s[:p.precision]
	}
	digits := "0123456789abcdef"
	prefix := "0x"
	if verb == 'X' {
		digits = "0123456789ABCDEF"
		prefix = "0X"
	}
	if !p.sharp {
		prefix = ""
	}
	text := ""
	for i := 0; i < len(s); i++ {
		if i == 0 {
			text += prefix
		} else if p.space {
			text += " " + prefix
		}
		text += digits[s[i]>>4:s[i]>>4+1] + digits[s[i]&15:s[i]&15+1]
	}
	p.padded(text)
}
