package fmt

import (
	"internal/dynamic"
	"unicode/utf8"
)

// A directive is what stands between % and the verb.
type directive struct {
	plus, minus, sharp, space, zero bool
	// In %+v and %#v the flags mean something else.
	plusV, sharpV          bool
	hasWidth, hasPrecision bool
	width, precision       int
}

// A reading is where a format and its operands are being read.
type reading struct {
	format string
	at     int
	a      []any
	next   int
	// An index in brackets was seen somewhere in the format, and the last of them was good.
	reordered, goodIndex bool
	afterIndex           bool
}

func (p *printer) printf(format string, a []any) {
	r := &reading{format: format, a: a}
	for r.at < len(format) {
		start := r.at
		for r.at < len(format) && format[r.at] != '%' {
			r.at++
		}
		p.text += format[start:r.at]
		if r.at < len(format) {
			r.at++
			r.goodIndex = true
			p.directive = directive{}
			p.one(r)
		}
	}
	if !r.reordered && r.next < len(a) && !p.silent {
		p.extra(a[r.next:])
	}
}

// one prints one directive.
func (p *printer) one(r *reading) {
	p.readFlags(r)
	r.readIndex()
	if r.star() {
		p.width, p.hasWidth = r.integer()
		if !p.hasWidth {
			p.text += "%!(BADWIDTH)"
		}
		if p.width < 0 {
			p.width = -p.width
			p.minus = true
			p.zero = false
		}
		r.afterIndex = false
	} else {
		p.width, p.hasWidth = r.number()
		if r.afterIndex && p.hasWidth {
			r.goodIndex = false
		}
	}
	if r.at+1 <= len(r.format) && r.peek() == '.' {
		r.at++
		p.readPrecision(r)
	}
	if !r.afterIndex {
		r.readIndex()
	}
	if r.at >= len(r.format) {
		p.text += "%!(NOVERB)"
		return
	}
	verb, size := utf8.DecodeRuneInString(r.format[r.at:])
	r.at += size
	switch {
	case verb == '%':
		p.text += "%"
	case !r.goodIndex:
		p.text += "%!" + string(verb) + "(BADINDEX)"
	case r.next >= len(r.a):
		p.text += "%!" + string(verb) + "(MISSING)"
	default:
		p.operand(r, verb)
	}
}

func (p *printer) operand(r *reading, verb rune) {
	if verb == 'v' || verb == 'w' {
		p.sharpV, p.sharp = p.sharp, false
		p.plusV, p.plus = p.plus, false
	}
	if verb == 'w' {
		p.wrapped = append(p.wrapped, r.next)
	}
	v := r.a[r.next]
	r.next++
	if !p.silent {
		p.printArg(v, verb)
	}
}

func (p *printer) readFlags(r *reading) {
	for ; r.at < len(r.format); r.at++ {
		switch r.format[r.at] {
		case '#':
			p.sharp = true
		case '0':
			p.zero = !p.minus
		case '+':
			p.plus = true
		case '-':
			p.minus = true
			p.zero = false
		case ' ':
			p.space = true
		default:
			return
		}
	}
}

func (p *printer) readPrecision(r *reading) {
	if r.afterIndex {
		r.goodIndex = false
	}
	r.readIndex()
	if r.star() {
		p.precision, p.hasPrecision = r.integer()
		if p.precision < 0 {
			p.precision = 0
			p.hasPrecision = false
		}
		if !p.hasPrecision {
			p.text += "%!(BADPREC)"
		}
		r.afterIndex = false
		return
	}
	p.precision, p.hasPrecision = r.number()
	if !p.hasPrecision {
		p.precision = 0
		p.hasPrecision = true
	}
}

func (r *reading) peek() byte {
	if r.at < len(r.format) {
		return r.format[r.at]
	}
	return 0
}

func (r *reading) star() bool {
	if r.peek() == '*' {
		r.at++
		return true
	}
	return false
}

// No width is larger than this.
const tooLarge = 1000000

func (r *reading) number() (n int, ok bool) {
	for c := r.peek(); '0' <= c && c <= '9'; c = r.peek() {
		if n > tooLarge {
			r.at = len(r.format)
			return 0, false
		}
		n = n*10 + int(c-'0')
		ok = true
		r.at++
	}
	return n, ok
}

// integer takes the next operand for a width.
func (r *reading) integer() (n int, ok bool) {
	if r.next >= len(r.a) {
		return 0, false
	}
	v := r.a[r.next]
	r.next++
	switch kind := dynamic.Kind(v); {
	case kind >= dynamic.Int && kind <= dynamic.Int64:
		n = int(dynamic.Integer(v))
	case kind >= dynamic.Uint && kind <= dynamic.Uintptr:
		n = int(dynamic.Unsigned(v))
		if n < 0 {
			return 0, false
		}
	default:
		return 0, false
	}
	if n > tooLarge || n < -tooLarge {
		return 0, false
	}
	return n, true
}

// readIndex reads the number of an operand in brackets, if one stands here.
func (r *reading) readIndex() {
	r.afterIndex = false
	if r.peek() != '[' {
		return
	}
	r.reordered = true
	end := r.at + 1
	for end < len(r.format) && r.format[end] != ']' {
		end++
	}
	if end == len(r.format) {
		r.goodIndex = false
		r.at++
		return
	}
	inner := &reading{format: r.format[r.at+1 : end]}
	r.at = end + 1
	n, ok := inner.number()
	if !ok || inner.at != len(inner.format) || n < 1 || n > len(r.a) {
		r.goodIndex = false
		return
	}
	r.next = n - 1
	r.afterIndex = true
}

func (p *printer) extra(a []any) {
	p.directive = directive{}
	p.text += "%!(EXTRA "
	for i, v := range a {
		if i > 0 {
			p.text += ", "
		}
		if v == nil {
			p.text += "<nil>"
			continue
		}
		p.text += dynamic.TypeText(v) + "="
		p.printArg(v, 'v')
	}
	p.text += ")"
}
