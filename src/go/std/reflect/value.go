package reflect

import "internal/dynamic"

// A Value looks at a value, and cannot change it.
type Value struct {
	v any
}

func ValueOf(i any) Value { return Value{i} }

func (v Value) Interface() (i any) { return v.v }

func (v Value) IsValid() bool { return v.v != nil }

func (v Value) Kind() Kind { return Kind(dynamic.Kind(v.v)) }

func (v Value) Type() Type { return TypeOf(v.v) }

func (v Value) IsNil() bool { return dynamic.IsNil(v.v) }

func (v Value) Len() int { return dynamic.Len(v.v) }

func (v Value) Index(i int) Value { return Value{dynamic.Index(v.v, i)} }

func (v Value) NumField() int { return dynamic.NumField(v.v) }

func (v Value) Field(i int) Value { return Value{dynamic.Field(v.v, i)} }

func (v Value) Elem() Value { return Value{dynamic.Elem(v.v)} }

func (v Value) Int() int64 { return dynamic.Integer(v.v) }

func (v Value) Uint() uint64 { return dynamic.Unsigned(v.v) }

func (v Value) Float() float64 { return dynamic.Number(v.v) }

func (v Value) Bool() bool { return dynamic.Truth(v.v) }

func (v Value) String() string {
	switch v.Kind() {
	case String:
		return dynamic.Text(v.v)
	case Invalid:
		return "<invalid Value>"
	}
	return "<" + dynamic.TypeText(v.v) + " Value>"
}

func (v Value) MapKeys() []Value {
	keys, _ := dynamic.MapEntries(v.v)
	values := make([]Value, len(keys))
	for i, key := range keys {
		values[i] = Value{key}
	}
	return values
}

func (v Value) MapIndex(key Value) Value { return Value{dynamic.MapValue(v.v, key.v)} }
