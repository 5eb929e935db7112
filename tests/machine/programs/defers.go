package main

import "fmt"

func order() {
	for i := 0; i < 3; i++ {
		defer fmt.Print(i, " ")
	}
	x := 1
	defer fmt.Println("x", x)
	x = 2
	defer func() { fmt.Println("closure x", x) }()
	x = 3
}

func named() (n int, err error) {
	defer func() {
		n *= 2
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered %v", r)
		}
	}()
	n = 21
	if n > 0 {
		return n + 1, nil
	}
	panic("never")
}

func panics() (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered %v", r)
			n++
		}
	}()
	n = 5
	panic("boom")
}

type T struct{ n int }

func (t T) val()  { fmt.Print("val ", t.n, " ") }
func (t *T) ptr() { fmt.Print("ptr ", t.n, " ") }

func receivers() {
	t := T{1}
	defer t.val()
	defer t.ptr()
	t.n = 2
	f := func() { fmt.Print("f1 ") }
	defer f()
	f = func() { fmt.Print("f2 ") }
}

func nilFunc() {
	defer func() { fmt.Println("got", recover() != nil) }()
	var f func()
	defer f()
	fmt.Print("before ")
}

func unnamed() int {
	n := 1
	defer func() { n = 100 }()
	return n
}

func main() {
	order()
	fmt.Println()
	fmt.Println(named())
	fmt.Println(panics())
	receivers()
	fmt.Println()
	nilFunc()
	fmt.Println(unnamed())
	m := map[string]int{"a": 1, "b": 2}
	func() {
		defer delete(m, "a")
		defer func() { fmt.Println(len(m)) }()
	}()
	fmt.Println(m)
}
