package fmt

import (
	"cmp"
	"internal/dynamic"
)

// The entries of a map, in the order in which they are printed.
type entries struct {
	keys, values []any
}

func (e *entries) Len() int { return len(e.keys) }

func (e *entries) Less(i, j int) bool { return compare(e.keys[i], e.keys[j]) < 0 }

func (e *entries) Swap(i, j int) {
	e.keys[i], e.keys[j] = e.keys[j], e.keys[i]
	e.values[i], e.values[j] = e.values[j], e.values[i]
}

// compare says in which order the keys of a map are printed.
func compare(a, b any) int {
	kind := dynamic.Kind(a)
	if other := dynamic.Kind(b); kind != other {
		return cmp.Compare(kind, other)
	}
	switch kind {
	case dynamic.Invalid:
		return 0
	case dynamic.Bool:
		return compareTruth(dynamic.Truth(a), dynamic.Truth(b))
	case dynamic.Int, dynamic.Int8, dynamic.Int16, dynamic.Int32, dynamic.Int64:
		return cmp.Compare(dynamic.Integer(a), dynamic.Integer(b))
	case dynamic.Uint, dynamic.Uint8, dynamic.Uint16, dynamic.Uint32, dynamic.Uint64, dynamic.Uintptr:
		return cmp.Compare(dynamic.Unsigned(a), dynamic.Unsigned(b))
	case dynamic.Float32, dynamic.Float64:
		return cmp.Compare(dynamic.Number(a), dynamic.Number(b))
	case dynamic.Complex64, dynamic.Complex128:
		x, y := dynamic.Complex(a), dynamic.Complex(b)
		if c := cmp.Compare(real(x), real(y)); c != 0 {
			return c
		}
		return cmp.Compare(imag(x), imag(y))
	case dynamic.String:
		return cmp.Compare(dynamic.Text(a), dynamic.Text(b))
	case dynamic.Struct:
		for i := 0; i < dynamic.NumField(a); i++ {
			if c := compare(dynamic.Field(a, i), dynamic.Field(b, i)); c != 0 {
				return c
			}
		}
		return 0
	case dynamic.Array:
		for i := 0; i < dynamic.Len(a); i++ {
			if c := compare(dynamic.Index(a, i), dynamic.Index(b, i)); c != 0 {
				return c
			}
		}
		return 0
	}
	return cmp.Compare(dynamic.Address(a), dynamic.Address(b))
}

func compareTruth(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
