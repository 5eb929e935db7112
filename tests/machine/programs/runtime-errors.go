package main

import (
	"errors"
	"fmt"
	"runtime"
)

type P struct{ x int }

func (P) less(int) {}

var _ interface{ less(int) } = P{}

func try(f func()) (err error) {
	defer func() {
		r := recover()
		e, ok := r.(error)
		_, isRun := r.(runtime.Error)
		var ta *runtime.TypeAssertionError
		fmt.Printf("%T %v %v %v %v\n", r, r, ok, isRun, ok && errors.As(e, &ta))
		err = e
	}()
	f()
	return nil
}

func main() {
	z := []int{1, 2}
	idx := 5
	var c, closed chan int
	closed = make(chan int)
	close(closed)
	a := [2]int{}
	try(func() { fmt.Println(z[idx]) })
	try(func() { a[idx%7] = 1 })
	try(func() { fmt.Println(z[idx:]) })
	try(func() { fmt.Println("abc"[idx:]) })
	try(func() { _ = make([]int, idx-6) })
	try(func() { _ = make(chan int, idx-6) })
	try(func() { var p *P; p.x = 1 })
	try(func() { var f func(); f() })
	try(func() { var e error; _ = e.Error() })
	try(func() { var i interface{} = "s"; _ = i.(int) })
	try(func() { var i interface{}; _ = i.(fmt.Stringer) })
	try(func() { var i fmt.Stringer; _ = i.(interface{ X() }) })
	try(func() { var i interface{} = P{}; _ = i.(interface{ area() }) })
	try(func() { var i interface{} = P{}; _ = i.(interface{ less(P) }) })
	try(func() { var i interface{} = new(interface{ area(); B(int) }); _ = i.(int) })
	try(func() { m := map[interface{}]int{}; m[z] = 2 })
	try(func() { var m map[string]int; m["a"] = 2 })
	try(func() { var x, y interface{} = z, z; fmt.Println(x == y) })
	try(func() { fmt.Println(idx / (idx - 5)) })
	try(func() { fmt.Println(1 << (idx - 6)) })
	try(func() { close(c) })
	try(func() { close(closed) })
	try(func() { closed <- 1 })
	try(func() { panic("text") })
	try(func() { panic(fmt.Errorf("e %d", 1)) })
	err := try(func() { try(func() { var i interface{} = 3; _ = i.(string) }); _ = z[-len(z)+1:] })
	fmt.Println(err)
}
