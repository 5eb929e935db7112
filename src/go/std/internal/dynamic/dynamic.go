// Package dynamic looks at values whose type is known only when the program runs.
package dynamic

// The kinds of types, numbered as package reflect numbers them.
const (
	Invalid uint = iota
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

// Kind returns the kind of v's dynamic type, and Invalid for nil.
func Kind(v any) uint

// TypeText returns v's dynamic type as %T prints it, and <nil> for nil.
func TypeText(v any) string

// TypeName returns the name of v's dynamic type without its package, and nothing if it has no name.
func TypeName(v any) string

// SameType tells whether two values, none of them nil, have the same dynamic type.
func SameType(a, b any) bool

// Comparable tells whether the values of v's dynamic type can be compared. It is true of nil.
func Comparable(v any) bool

// IsNil tells whether v is nil, or a pointer, map, slice, function or channel that is nil.
func IsNil(v any) bool

// Len returns the length of an array, slice, string, map or channel.
func Len(v any) int

// Index returns an element of an array, slice or string. What is in an interface comes without it.
func Index(v any, i int) any

// NumField returns the number of fields of a struct.
func NumField(v any) int

// Field returns the value of a field of a struct, exported or not. What is in an interface comes without it.
func Field(v any, i int) any

// FieldName returns the name of a field of a struct.
func FieldName(v any, i int) string

// Elem returns what a pointer points to. What is in an interface comes without it.
func Elem(v any) any

// ElemKind returns the kind of the elements of an array, slice, channel or map, and of what a pointer points to.
func ElemKind(v any) uint

// ElemText returns the type of the elements of an array, slice, channel or map, and of what a pointer points to.
func ElemText(v any) string

// FieldText returns the type of a field of a struct.
func FieldText(v any, i int) string

// KeyText returns the type of the keys of a map.
func KeyText(v any) string

// Address returns a number for a pointer, map, slice, function or channel, and 0 where it is nil.
func Address(v any) uint64

// Complex returns the value of a complex number of any type.
func Complex(v any) complex128

// MapEntries returns the keys and values of a map in any order, the same for both. What is in an interface
// comes without it.
func MapEntries(v any) (keys, values []any)

// MapValue returns the value of a key of a map, and nil if it has none.
func MapValue(v any, key any) any

// Integer returns the value of a signed integer of any type.
func Integer(v any) int64

// Unsigned returns the value of an unsigned integer of any type.
func Unsigned(v any) uint64

// Number returns the value of a float of any type.
func Number(v any) float64

// Truth returns the value of a truth value of any type.
func Truth(v any) bool

// Text returns the value of a string of any type.
func Text(v any) string

// Octets returns the elements of a slice of bytes of any type.
func Octets(v any) []byte

// Assign stores v where target points to, if target is a pointer to a type that v can be assigned to.
func Assign(target any, v any) bool

// DeepEqual compares as reflect.DeepEqual does.
func DeepEqual(a, b any) bool

// Unread tells whether v comes from code that is not read, so that nothing is known of it.
func Unread(v any) bool

// Wraps tells whether an error that is not read is target, or wraps it: the same of the same two.
func Wraps(err, target any) bool

// Holds tells whether an error that is not read is of the type that target points to, or wraps one that is.
func Holds(err, target any) bool

// Fill stores where target points to what is found of its type in an error that is not read.
func Fill(target, err any)
