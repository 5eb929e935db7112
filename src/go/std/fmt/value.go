package fmt

import (
	"internal/dynamic"
	"sort"
)

func (p *printer) printArg(v any, verb rune) {
	switch {
	case v == nil && (verb == 'T' || verb == 'v'):
		p.padded("<nil>")
	case v == nil:
		p.badVerb(nil, verb, false)
	case verb == 'T':
		p.printText(dynamic.TypeText(v))
	case verb == 'p':
		p.printPointer(v, 'p', false)
	default:
		if !p.basic(v, verb) && !p.callMethods(v, verb) {
			p.printValue(v, verb, 0, false)
		}
	}
}

// basic prints values of the types that occur most, which have no methods.
func (p *printer) basic(v any, verb rune) bool {
	switch x := v.(type) {
	case string:
		p.printString(v, x, verb, false)
	case int:
		p.printInteger(v, uint64(x), true, verb, false)
	case bool:
		p.printBool(v, x, verb, false)
	case []byte:
		p.printBytes(v, x, verb, "[]byte", false)
	default:
		return false
	}
	return true
}

// printValue prints v, and calls methods of what is in it. Below a field that is not exported it is sealed:
// no methods are called there.
func (p *printer) printValue(v any, verb rune, depth int, sealed bool) {
	if depth > 0 && v != nil && !sealed && p.callMethods(v, verb) {
		return
	}
	switch kind := dynamic.Kind(v); kind {
	case dynamic.Invalid:
		if verb == 'v' {
			p.text += "<nil>"
		} else {
			p.badVerb(nil, verb, sealed)
		}
	case dynamic.Bool:
		p.printBool(v, dynamic.Truth(v), verb, sealed)
	case dynamic.Int, dynamic.Int8, dynamic.Int16, dynamic.Int32, dynamic.Int64:
		p.printInteger(v, uint64(dynamic.Integer(v)), true, verb, sealed)
	case dynamic.Uint, dynamic.Uint8, dynamic.Uint16, dynamic.Uint32, dynamic.Uint64, dynamic.Uintptr:
		p.printInteger(v, dynamic.Unsigned(v), false, verb, sealed)
	case dynamic.Float32:
		p.printFloat(v, dynamic.Number(v), 32, verb, sealed)
	case dynamic.Float64:
		p.printFloat(v, dynamic.Number(v), 64, verb, sealed)
	case dynamic.Complex64:
		p.printComplex(v, dynamic.Complex(v), 32, verb, sealed)
	case dynamic.Complex128:
		p.printComplex(v, dynamic.Complex(v), 64, verb, sealed)
	case dynamic.String:
		p.printString(v, dynamic.Text(v), verb, sealed)
	case dynamic.Map:
		p.printMap(v, verb, depth, sealed)
	case dynamic.Struct:
		p.printStruct(v, verb, depth, sealed)
	case dynamic.Array, dynamic.Slice:
		p.printElements(v, kind, verb, depth, sealed)
	case dynamic.Pointer:
		if depth == 0 && !dynamic.IsNil(v) {
			switch dynamic.ElemKind(v) {
			case dynamic.Array, dynamic.Slice, dynamic.Struct, dynamic.Map:
				p.text += "&"
				p.printValue(dynamic.Elem(v), verb, depth+1, sealed)
				return
			}
		}
		p.printPointer(v, verb, sealed)
	default:
		p.printPointer(v, verb, sealed)
	}
}

// inner prints what was in v. An interface that holds nothing tells its type in %#v.
func (p *printer) inner(v any, static string, verb rune, depth int, sealed bool) {
	if v == nil {
		if p.sharpV {
			p.text += static + "(nil)"
		} else {
			p.text += "<nil>"
		}
		return
	}
	p.printValue(v, verb, depth+1, sealed)
}

func (p *printer) separate(i int) {
	switch {
	case i == 0:
	case p.sharpV:
		p.text += ", "
	default:
		p.text += " "
	}
}

func (p *printer) printMap(v any, verb rune, depth int, sealed bool) {
	open, end := "map[", "]"
	if p.sharpV {
		open, end = dynamic.TypeText(v)+"{", "}"
		if dynamic.IsNil(v) {
			p.text += dynamic.TypeText(v) + "(nil)"
			return
		}
	}
	p.text += open
	entries := &entries{}
	entries.keys, entries.values = dynamic.MapEntries(v)
	sort.Stable(entries)
	for i, key := range entries.keys {
		p.separate(i)
		p.inner(key, dynamic.KeyText(v), verb, depth, sealed)
		p.text += ":"
		p.inner(entries.values[i], dynamic.ElemText(v), verb, depth, sealed)
	}
	p.text += end
}

func (p *printer) printStruct(v any, verb rune, depth int, sealed bool) {
	if p.sharpV {
		p.text += dynamic.TypeText(v)
	}
	p.text += "{"
	for i := 0; i < dynamic.NumField(v); i++ {
		p.separate(i)
		name := dynamic.FieldName(v, i)
		if p.plusV || p.sharpV {
			p.text += name + ":"
		}
		p.inner(dynamic.Field(v, i), dynamic.FieldText(v, i), verb, depth, sealed || !exported(name))
	}
	p.text += "}"
}

func exported(name string) bool { return 'A' <= name[0] && name[0] <= 'Z' }

func (p *printer) printElements(v any, kind uint, verb rune, depth int, sealed bool) {
	switch verb {
	case 's', 'q', 'x', 'X':
		if dynamic.ElemKind(v) == dynamic.Uint8 {
			p.printBytes(v, octets(v, kind), verb, dynamic.TypeText(v), sealed)
			return
		}
	}
	open, end := "[", "]"
	if p.sharpV {
		open, end = dynamic.TypeText(v)+"{", "}"
		if kind == dynamic.Slice && dynamic.IsNil(v) {
			p.text += dynamic.TypeText(v) + "(nil)"
			return
		}
	}
	p.text += open
	for i := 0; i < dynamic.Len(v); i++ {
		p.separate(i)
		p.inner(dynamic.Index(v, i), dynamic.ElemText(v), verb, depth, sealed)
	}
	p.text += end
}

func octets(v any, kind uint) []byte {
	if kind == dynamic.Slice {
		return dynamic.Octets(v)
	}
	bytes := make([]byte, dynamic.Len(v))
	for i := range bytes {
		bytes[i] = byte(dynamic.Unsigned(dynamic.Index(v, i)))
	}
	return bytes
}

func (p *printer) printPointer(v any, verb rune, sealed bool) {
	var u uint64
	switch dynamic.Kind(v) {
	case dynamic.Chan, dynamic.Func, dynamic.Map, dynamic.Pointer, dynamic.Slice, dynamic.UnsafePointer:
		u = dynamic.Address(v)
	default:
		p.badVerb(v, verb, sealed)
		return
	}
	switch verb {
	case 'v':
		switch {
		case p.sharpV && u == 0:
			p.text += "(" + dynamic.TypeText(v) + ")(nil)"
		case p.sharpV:
			p.text += "(" + dynamic.TypeText(v) + ")("
			p.hex(u, true)
			p.text += ")"
		case u == 0:
			p.padded("<nil>")
		default:
			p.hex(u, !p.sharp)
		}
	case 'p':
		p.hex(u, !p.sharp)
	case 'b', 'o', 'd', 'x', 'X':
		p.printInteger(v, u, false, verb, sealed)
	default:
		p.badVerb(v, verb, sealed)
	}
}
