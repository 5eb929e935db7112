package reflect

import "internal/dynamic"

// A Kind is what a type is made as.
type Kind uint

const (
	Invalid Kind = iota
	Bool
	Int
	Int8
	Int16
	Int32
	Int64
	Uint
	Uint8
	Uint16
	Uint32
	Uint64
	Uintptr
	Float32
	Float64
	Complex64
	Complex128
	Array
	Chan
	Func
	Interface
	Map
	Pointer
	Slice
	String
	Struct
	UnsafePointer
)

const Ptr = Pointer

var kindNames = [...]string{
	"invalid", "bool", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32",
	"uint64", "uintptr", "float32", "float64", "complex64", "complex128", "array", "chan", "func",
	"interface", "map", "ptr", "slice", "string", "struct", "unsafe.Pointer",
}

func (k Kind) String() string { return kindNames[k] }

// A Type tells about the dynamic type of a value. Its other methods are unknown.
type Type interface {
	String() string
	Name() string
	Kind() Kind
	Comparable() bool
}

// Types of the same text are taken to be the same.
type typeOf struct {
	text, name string
	kind       Kind
	comparable bool
}

func (t typeOf) String() string { return t.text }

func (t typeOf) Name() string { return t.name }

func (t typeOf) Kind() Kind { return t.kind }

func (t typeOf) Comparable() bool { return t.comparable }

func TypeOf(i any) Type {
	if i == nil {
		return nil
	}
	return typeOf{
		dynamic.TypeText(i), dynamic.TypeName(i), Kind(dynamic.Kind(i)), dynamic.Comparable(i),
	}
}

func DeepEqual(x, y any) bool { return dynamic.DeepEqual(x, y) }
