package fmt

import "internal/dynamic"

// callMethods lets v print itself, if it can. It tells whether that has been done, or has ended in a panic.
func (p *printer) callMethods(v any, verb rune) (handled bool) {
	if p.erroring {
		return false
	}
	if verb == 'w' {
		if _, ok := v.(error); !ok || !p.wrapping {
			p.badVerb(v, verb, false)
			return true
		}
		verb = 'v'
	}
	if f, ok := v.(Formatter); ok {
		handled = true
		defer p.catch(v, verb, "Format")
		f.Format(p, verb)
		return true
	}
	if p.sharpV {
		if s, ok := v.(GoStringer); ok {
			handled = true
			defer p.catch(v, verb, "GoString")
			p.printText(s.GoString())
			return true
		}
		return false
	}
	switch verb {
	case 'v', 's', 'x', 'X', 'q':
		switch s := v.(type) {
		case error:
			handled = true
			defer p.catch(v, verb, "Error")
			p.printString(v, s.Error(), verb, false)
			return true
		case Stringer:
			handled = true
			defer p.catch(v, verb, "String")
			p.printString(v, s.String(), verb, false)
			return true
		}
	}
	return false
}

// catch prints what a method panics with. A method of nil is expected to.
func (p *printer) catch(v any, verb rune, method string) {
	fault := recover()
	if fault == nil {
		return
	}
	if dynamic.Kind(v) == dynamic.Pointer && dynamic.IsNil(v) {
		p.text += "<nil>"
		return
	}
	if p.panicking {
		panic(fault)
	}
	before := p.directive
	p.directive = directive{}
	p.text += "%!" + string(verb) + "(PANIC=" + method + " method: "
	p.panicking = true
	p.printArg(fault, 'v')
	p.panicking = false
	p.text += ")"
	p.directive = before
}
