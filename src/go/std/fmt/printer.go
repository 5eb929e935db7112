package fmt

import (
	"internal/dynamic"
	"strings"
	"unicode/utf8"
)

// A printer has the text so far, and the directive that it prints.
type printer struct {
	text string
	directive
	// Whether %w is allowed, and the operands that it stood for, the first being 0.
	wrapping bool
	wrapped  []int
	// Operands are only counted.
	silent bool
	// A fault is being printed: methods are not called then.
	erroring bool
	// Below a panic of a method, another one is not caught.
	panicking bool
}

func (p *printer) Write(b []byte) (n int, err error) {
	p.text += string(b)
	return len(b), nil
}

func (p *printer) WriteString(s string) (n int, err error) {
	p.text += s
	return len(s), nil
}

func (p *printer) Width() (wid int, ok bool) { return p.width, p.hasWidth }

func (p *printer) Precision() (prec int, ok bool) { return p.precision, p.hasPrecision }

func (p *printer) Flag(c int) bool {
	switch c {
	case '-':
		return p.minus
	case '+':
		return p.plus || p.plusV
	case '#':
		return p.sharp || p.sharpV
	case ' ':
		return p.space
	case '0':
		return p.zero && !p.minus
	}
	return false
}

// print puts spaces between operands of which none is a string.
func (p *printer) print(a []any) {
	afterString := true
	for _, v := range a {
		isString := dynamic.Kind(v) == dynamic.String
		if !isString && !afterString {
			p.text += " "
		}
		p.printArg(v, 'v')
		afterString = isString
	}
}

func (p *printer) println(a []any) {
	for i, v := range a {
		if i > 0 {
			p.text += " "
		}
		p.printArg(v, 'v')
	}
	p.text += "\n"
}

// padded writes s with spaces or zeros up to the width.
func (p *printer) padded(s string) {
	if !p.hasWidth || p.width == 0 {
		p.text += s
		return
	}
	missing := p.width - utf8.RuneCountInString(s)
	if p.minus {
		p.text += s
		p.pad(missing, " ")
		return
	}
	if p.zero {
		p.pad(missing, "0")
	} else {
		p.pad(missing, " ")
	}
	p.text += s
}

// paddedWithSpaces is for what already has its zeros.
func (p *printer) paddedWithSpaces(s string) {
	zero := p.zero
	p.zero = false
	p.padded(s)
	p.zero = zero
}

func (p *printer) pad(n int, with string) {
	if n > 0 {
		p.text += strings.Repeat(with, n)
	}
}

func (p *printer) badVerb(v any, verb rune, sealed bool) {
	p.erroring = true
	p.text += "%!" + string(verb) + "("
	if v == nil {
		p.text += "<nil>"
	} else {
		p.text += dynamic.TypeText(v) + "="
		if sealed {
			p.printValue(v, 'v', 0, true)
		} else {
			p.printArg(v, 'v')
		}
	}
	p.text += ")"
	p.erroring = false
}
