package main

import (
	"errors"
	"fmt"
)

type shape interface {
	area() float64
	fmt.Stringer
}
type sq struct{ s float64 }
type ci struct{ r float64 }

func (s sq) area() float64    { return s.s * s.s }
func (s sq) String() string   { return fmt.Sprintf("sq(%v)", s.s) }
func (c *ci) area() float64   { return c.r * 3 }
func (c *ci) String() string  { return "ci" }

type myErr struct{ code int }

func (e *myErr) Error() string { return fmt.Sprint("code ", e.code) }

func mayFail(n int) error {
	var e *myErr
	if n > 0 {
		return &myErr{n}
	}
	if n < 0 {
		return e
	}
	return nil
}

func main() {
	shapes := []shape{sq{2}, &ci{1}}
	for _, s := range shapes {
		fmt.Println(s, s.area())
	}
	var x interface{} = sq{2}
	_, ok := x.(shape)
	_, ok2 := x.(error)
	v, ok3 := x.(sq)
	fmt.Println(ok, ok2, v, ok3, x == sq{2}, x == interface{}(sq{3}), x != nil)
	fmt.Println(mayFail(0) == nil, mayFail(-1) == nil, mayFail(3))
	err := fmt.Errorf("wrap: %w", mayFail(7))
	var me *myErr
	fmt.Println(errors.As(err, &me), me.code, errors.Unwrap(err) == error(me))
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = x.(error)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = x.(int)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var e error
		_ = e.Error()
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var a, b interface{} = []int{1}, []int{1}
		fmt.Println(a == b)
	}()
	var i8, i16 interface{} = int8(1), int16(1)
	fmt.Println(i8 == i16, i8 == int8(1))
	m := map[interface{}]string{1: "int", "1": "string", 1.0: "float", sq{1}: "sq", [1]int{1}: "arr"}
	fmt.Println(m[1], m["1"], m[1.0], m[sq{1}], m[[1]int{1}], len(m))
}
