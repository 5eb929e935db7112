package fmt

import "strconv"

func (p *printer) printFloat(v any, f float64, size int, verb rune, sealed bool) {
	if !p.float(f, size, verb) {
		p.badVerb(v, verb, sealed)
	}
}

func (p *printer) printComplex(v any, c complex128, size int, verb rune, sealed bool) {
	switch verb {
	case 'v', 'b', 'g', 'G', 'x', 'X', 'f', 'F', 'e', 'E':
	default:
		p.badVerb(v, verb, sealed)
		return
	}
	plus := p.plus
	p.text += "("
	p.float(real(c), size, verb)
	p.plus = true
	p.float(imag(c), size, verb)
	p.text += "i)"
	p.plus = plus
}

// float tells whether floats can be printed by the verb.
func (p *printer) float(f float64, size int, verb rune) bool {
	precision := -1
	switch verb {
	case 'v':
		verb = 'g'
	case 'b', 'g', 'G', 'x', 'X':
	case 'f', 'e', 'E':
		precision = 6
	case 'F':
		verb = 'f'
		precision = 6
	default:
		return false
	}
	if p.hasPrecision {
		precision = p.precision
	}
	text := strconv.FormatFloat(f, byte(verb), precision, size)
	sign := "+"
	if text[0] == '-' || text[0] == '+' {
		sign = text[:1]
		text = text[1:]
	}
	if p.space && sign == "+" && !p.plus {
		sign = " "
	}
	if text[0] == 'I' || text[0] == 'N' {
		if text[0] == 'N' && !p.space && !p.plus {
			sign = ""
		}
		p.paddedWithSpaces(sign + text)
		return true
	}
	if p.sharp && verb != 'b' {
		text = withAllDigits(text, verb, precision)
	}
	if sign == "+" && !p.plus {
		p.padded(text)
		return true
	}
	if p.zero && p.hasWidth && p.width > len(sign+text) {
		p.text += sign
		p.pad(p.width-len(sign+text), "0")
		p.text += text
		return true
	}
	p.padded(sign + text)
	return true
}

// withAllDigits adds the point, and the zeros that %g leaves out.
func withAllDigits(text string, verb rune, precision int) string {
	digits := 0
	switch verb {
	case 'g', 'G', 'x':
		digits = precision
		if digits == -1 {
			digits = 6
		}
	}
	hex := verb == 'x' || verb == 'X'
	exponent := ""
	hasPoint, nonzero := false, false
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == 'p' || c == 'P' || !hex && (c == 'e' || c == 'E') {
			text, exponent = text[:i], text[i:]
			break
		}
		if c == '.' {
			hasPoint = true
			continue
		}
		if c != '0' {
			nonzero = true
		}
		if nonzero {
			digits--
		}
	}
	if !hasPoint {
		if text == "0" {
			digits--
		}
		text += "."
	}
	for ; digits > 0; digits-- {
		text += "0"
	}
	return text + exponent
}
