package dynamic

import (
	"fmt"
	"reflect"
	"unsafe"
)

func Kind(v any) uint {
	if v == nil {
		return 0
	}
	return uint(reflect.TypeOf(v).Kind())
}
func TypeText(v any) string { return fmt.Sprintf("%T", v) }
func TypeName(v any) string {
	if v == nil {
		return ""
	}
	return reflect.TypeOf(v).Name()
}
func SameType(a, b any) bool        { return reflect.TypeOf(a) == reflect.TypeOf(b) }
func Comparable(v any) bool         { return v == nil || reflect.TypeOf(v).Comparable() }
// Real Go has read everything.
func Unread(v any) bool { return false }

func DeepEqual(a, b any) bool       { return reflect.DeepEqual(a, b) }
func Len(v any) int                 { return reflect.ValueOf(v).Len() }
func NumField(v any) int            { return reflect.ValueOf(v).NumField() }
func Integer(v any) int64           { return reflect.ValueOf(v).Int() }
func Unsigned(v any) uint64         { return reflect.ValueOf(v).Uint() }
func Number(v any) float64          { return reflect.ValueOf(v).Float() }
func Truth(v any) bool              { return reflect.ValueOf(v).Bool() }
func Text(v any) string             { return reflect.ValueOf(v).String() }
func Octets(v any) []byte           { return reflect.ValueOf(v).Bytes() }
func Index(v any, i int) any        { return content(reflect.ValueOf(v).Index(i)) }
func Elem(v any) any                { return content(reflect.ValueOf(v).Elem()) }
func ElemKind(v any) uint           { return uint(reflect.TypeOf(v).Elem().Kind()) }
func ElemText(v any) string         { return reflect.TypeOf(v).Elem().String() }
func KeyText(v any) string          { return reflect.TypeOf(v).Key().String() }
func FieldText(v any, i int) string { return reflect.TypeOf(v).Field(i).Type.String() }
func Address(v any) uint64          { return uint64(reflect.ValueOf(v).Pointer()) }
func Complex(v any) complex128      { return reflect.ValueOf(v).Complex() }
func FieldName(v any, i int) string { return reflect.TypeOf(v).Field(i).Name }

func IsNil(v any) bool {
	if v == nil {
		return true
	}
	switch r := reflect.ValueOf(v); r.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Func, reflect.Chan, reflect.UnsafePointer:
		return r.IsNil()
	}
	return false
}

func Field(v any, i int) any {
	r := reflect.New(reflect.TypeOf(v)).Elem()
	r.Set(reflect.ValueOf(v))
	f := r.Field(i)
	return content(reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem())
}

func content(r reflect.Value) any {
	if r.Kind() == reflect.Interface && r.IsNil() {
		return nil
	}
	return r.Interface()
}

func MapEntries(v any) (keys, values []any) {
	for entries := reflect.ValueOf(v).MapRange(); entries.Next(); {
		keys = append(keys, content(entries.Key()))
		values = append(values, content(entries.Value()))
	}
	return keys, values
}

func MapValue(v any, key any) any {
	value := reflect.ValueOf(v).MapIndex(reflect.ValueOf(key))
	if !value.IsValid() {
		return nil
	}
	return content(value)
}

func Assign(target any, v any) bool {
	r := reflect.ValueOf(target)
	if r.Kind() != reflect.Pointer || r.IsNil() || v == nil || !reflect.TypeOf(v).AssignableTo(r.Type().Elem()) {
		return false
	}
	r.Elem().Set(reflect.ValueOf(v))
	return true
}
