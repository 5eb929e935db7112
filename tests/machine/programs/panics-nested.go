package main

import (
	"errors"
	"fmt"
)

func a() {
	defer func() { fmt.Println("a:", recover()) }()
	defer func() {
		defer func() { fmt.Println("inner:", recover()) }()
		panic("second")
	}()
	panic("first")
}

func b() {
	defer func() { fmt.Println("b:", recover()) }()
	defer func() { panic("replaced") }()
	panic("original")
}

func helper() interface{} { return recover() }

func c() {
	defer func() { fmt.Println("outer:", recover()) }()
	defer func() { fmt.Println("helper:", helper()) }()
	panic("c")
}

func d() (s string) {
	defer func() {
		if r := recover(); r != nil {
			if e, ok := r.(error); ok {
				s = e.Error()
			} else {
				s = fmt.Sprint(r)
			}
		}
	}()
	var m map[string]int
	m["x"] = 1
	return "no"
}

func e(i int) (s string) {
	defer func() {
		r := recover()
		s = fmt.Sprintf("%v", r)
	}()
	xs := []int{1, 2}
	switch i {
	case 0:
		return fmt.Sprint(xs[i+5])
	case 1:
		return fmt.Sprint(xs[i+4:])
	case 2:
		var p *struct{ n int }
		return fmt.Sprint(p.n)
	case 3:
		z := 0
		return fmt.Sprint(1 / z)
	case 4:
		panic(errors.New("custom"))
	case 5:
		n := -1
		return fmt.Sprint(make([]int, n))
	case 6:
		var f func()
		f()
	case 7:
		c := make(chan int)
		close(c)
		close(c)
	case 8:
		n := 3
		return fmt.Sprint(xs[n:1])
	case 9:
		s := "abc"
		return fmt.Sprint(s[i])
	case 10:
		n := -1
		return fmt.Sprint(1 << n)
	}
	return "done"
}

func f() {
	defer fmt.Println("deferred runs")
	defer func() {
		recover()
	}()
	panic(1)
}

func g() {
	defer func() { fmt.Println(recover(), recover()) }()
	panic("once")
}

func main() {
	a()
	b()
	c()
	fmt.Println(d())
	for i := 0; i < 13; i++ {
		fmt.Println(i, e(i))
	}
	f()
	g()
	fmt.Println(recover())
}
