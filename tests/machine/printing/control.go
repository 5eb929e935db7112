package main

import (
	"errors"
	"fmt"
	"os"
)

type opError struct {
	op  string
	err error
}

func (e *opError) Error() string { return e.op + ": " + e.err.Error() }
func (e *opError) Unwrap() error { return e.err }

var errNotFound = errors.New("not found")

func find(k string) error {
	if k == "" {
		return &opError{"find", errNotFound}
	}
	return nil
}

func named() (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
			n *= 2
		}
	}()
	n = 21
	panic("boom")
}

func deferred(order *[]string, name string) func() {
	*order = append(*order, "enter "+name)
	return func() { *order = append(*order, "leave "+name) }
}

func PDeferOrder() {
	for i := 0; i < 3; i++ {
		defer fmt.Print("defer ", i, "\n")
	}
	x := 1
	defer fmt.Println("x at defer", x)
	x = 2
	defer func() { fmt.Println("x in closure", x) }()
	x = 3
}

func PDeferEnterLeave() {
	var order []string
	func() {
		defer deferred(&order, "a")()
		defer deferred(&order, "b")()
		order = append(order, "body")
	}()
	fmt.Println(order)
}

func PRecoverValues() {
	for _, v := range []interface{}{"text", 42, errors.New("err"), nil, struct{ a int }{1}} {
		func() {
			defer func() {
				r := recover()
				fmt.Printf("%v %T\n", r, r)
			}()
			if v != nil {
				panic(v)
			}
		}()
	}
}

func PNamedResults() {
	fmt.Println(named())
	f := func() (s string) {
		defer func() { s += "!" }()
		return "a"
	}
	fmt.Println(f())
}

func PRuntimePanics() {
	var m map[string]int
	var p *opError
	var i interface{} = "s"
	var xs []int
	zero := 0
	for n, f := range []func(){
		func() { m["a"] = 1 },
		func() { fmt.Println(p.op) },
		func() { fmt.Println(i.(int)) },
		func() { fmt.Println(xs[3]) },
		func() { fmt.Println(1 / zero) },
		func() { fmt.Println(i.(fmt.Stringer)) },
		func() { fmt.Println(xs[zero+2 : 1]) },
		func() { fmt.Println("abc"[zero+5:]) },
		func() { _ = make([]int, zero-1) },
		func() { var e error; fmt.Println(e.Error()) },
		func() { fmt.Println(map[interface{}]int{}[[]int{1}]) },
		func() { fmt.Println(interface{}(func() {}) == interface{}(func() {})) },
		func() { c := make(chan int); close(c); close(c) },
		func() { _ = (*[4]int)(make([]int, 2)) },
		func() { var f func(); f() },
		func() { _ = 1 << (zero - 1) },
		func() { fmt.Println([]int{1, 2}[zero-1]) },
	} {
		func() {
			defer func() {
				r := recover()
				_, isError := r.(error)
				fmt.Println(n, r, isError)
			}()
			f()
		}()
	}
}

func PRepanic() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		r := recover()
		fmt.Println("inner", r)
		panic(fmt.Sprint("again ", r))
	}()
	panic("first")
}

func PRecoverOnlyDirect() {
	defer func() { fmt.Println("direct", recover()) }()
	defer func() {
		func() { fmt.Println("nested", recover()) }()
	}()
	panic("p")
}

func PDeferLoopClosure() {
	var fs []func()
	for i := 0; i < 3; i++ {
		i := i
		defer func() { fmt.Print("d", i, " \n") }()
		fs = append(fs, func() { fmt.Print("f", i, " ") })
	}
	for _, f := range fs {
		f()
	}
	fmt.Println()
}

func PErrorsIsAs() {
	err := fmt.Errorf("layer: %w", find(""))
	var op *opError
	fmt.Println(errors.Is(err, errNotFound), errors.As(err, &op), op.op, err)
	fmt.Println(find("x") == nil, errors.Is(nil, errNotFound), errors.Unwrap(errors.Unwrap(errors.Unwrap(err))))
}

func PTypedNil() {
	var p *opError
	var err error = p
	fmt.Println(err == nil, p == nil, err != nil)
	f := func(fail bool) error {
		if fail {
			return &opError{"f", errNotFound}
		}
		return nil
	}
	fmt.Println(f(false) == nil, f(true))
}

func PLabels() {
outer:
	for i := 0; i < 4; i++ {
		for j := 0; j < 4; j++ {
			switch {
			case j == 2:
				continue outer
			case i == 3:
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
sw:
	switch {
	default:
		for {
			break sw
		}
	}
}

func PGoto() {
	i := 0
again:
	if i < 3 {
		fmt.Print(i, " ")
		i++
		goto again
	}
	fmt.Println("done")
}

func PSwitches() {
	for i := 0; i < 7; i++ {
		switch i {
		case 0, 1:
			fmt.Print("low ")
		case 2:
			fmt.Print("two ")
			fallthrough
		case 3:
			fmt.Print("three ")
			if i == 2 {
				break
			}
			fallthrough
		default:
			fmt.Print("default ")
		case 5:
			fmt.Print("five ")
		}
	}
	fmt.Println()
	switch x := 5; {
	case x > 3:
		fmt.Println("big")
	case x > 4:
		fmt.Println("never")
	}
	switch f := func() int { fmt.Print("once "); return 2 }; f() {
	case 1, 2, 3:
		fmt.Println("found")
	}
}

func PTypeSwitches() {
	for _, v := range []interface{}{1, "a", 2.5, nil, []int{1}, errNotFound, &opError{"o", errNotFound}, 'x', true, func() {}} {
		switch x := v.(type) {
		case nil:
			fmt.Print("nil ")
		case int, float64:
			fmt.Printf("number %v ", x)
		case string:
			fmt.Print("string ", len(x), " ")
		case error:
			fmt.Print("error ", x.Error(), " ")
		case []int:
			fmt.Print("slice ", len(x), " ")
		case rune:
			fmt.Print("rune ", x, " ")
		case func():
			fmt.Print("func ")
		default:
			fmt.Printf("other %T ", x)
		}
	}
	fmt.Println()
}

func PClosureCounters() {
	counter := func() func() int {
		n := 0
		return func() int { n++; return n }
	}
	a, b := counter(), counter()
	fmt.Println(a(), a(), b(), a())
}

func PRecursion() {
	var fib func(int) int
	fib = func(n int) int {
		if n < 2 {
			return n
		}
		return fib(n-1) + fib(n-2)
	}
	var hanoi func(int, string, string, string) int
	hanoi = func(n int, a, b, c string) int {
		if n == 0 {
			return 0
		}
		return hanoi(n-1, a, c, b) + 1 + hanoi(n-1, c, b, a)
	}
	fmt.Println(fib(15), hanoi(7, "a", "b", "c"))
}

func PShadowing() {
	x := 1
	{
		x := 2
		x++
		fmt.Print(x, " ")
	}
	if x := 5; x > 3 {
		fmt.Print(x, " ")
	} else if y := x; y > 0 {
		fmt.Print(y)
	}
	for x := 0; x < 1; x++ {
		fmt.Print(x, " ")
	}
	fmt.Println(x)
}

func PFunctionValues() {
	compose := func(f, g func(int) int) func(int) int { return func(x int) int { return f(g(x)) } }
	double := func(x int) int { return 2 * x }
	inc := func(x int) int { return x + 1 }
	fmt.Println(compose(double, inc)(5), compose(inc, double)(5))
	ops := map[string]func(float64, float64) float64{
		"+": func(a, b float64) float64 { return a + b },
		"/": func(a, b float64) float64 { return a / b },
	}
	fmt.Println(ops["+"](1, 2), ops["/"](1, 4), ops["-"] == nil)
}

func PEvaluationOrder() {
	say := func(s string, v int) int { fmt.Print(s, " "); return v }
	xs := []int{1, 2, 3}
	xs[say("i", 0)], xs[say("j", 1)] = say("a", 5), say("b", 6)
	fmt.Println(xs, say("x", 1)+say("y", 2)*say("z", 3))
	_ = say("l", 0) == 1 && say("never", 1) == 1 || say("r", 1) == 1
	m := map[int]int{say("k1", 1): say("v1", 1), say("k2", 2): say("v2", 2)}
	fmt.Println(len(m))
}

func PLoopForms() {
	n := 0
	for n < 3 {
		n++
	}
	for {
		n++
		if n > 5 {
			break
		}
	}
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		fmt.Print(i, j, " ")
	}
	for range [3]int{} {
		n++
	}
	for i := range [2]string{} {
		n += i
	}
	fmt.Println(n)
}

func PDeferModifiesAfterPanic() {
	f := func() (result []string) {
		defer func() { result = append(result, fmt.Sprint(recover())) }()
		defer func() { result = append(result, "cleanup") }()
		result = append(result, "start")
		var m map[string]int
		m["x"]++
		return append(result, "unreached")
	}
	fmt.Println(f())
}

func PMethodDefer() {
	e := &opError{"first", errNotFound}
	defer fmt.Println("deferred:", e.Error())
	defer func(s string) { fmt.Println(s, e.op) }(e.op)
	e.op = "second"
	fmt.Fprintln(os.Stdout, e)
}

func PConstIota() {
	const (
		a = iota
		b
		_
		d = iota * 10
		e
		f, g = iota, -iota
	)
	const (
		kb = 1 << (10 * (iota + 1))
		mb
	)
	type day int
	const (
		mon day = iota + 1
		tue
	)
	const big = 1 << 100
	const h, i = "x", 2.5
	fmt.Println(a, b, d, e, f, g, kb, mb, mon, tue, big>>98, h, i, big/(1<<98))
	fmt.Printf("%T %T %T\n", mon, i, 'a'+1.0)
}

func PUntypedConstants() {
	const third = 1.0 / 3
	var f32 float32 = third
	var n int = 6.0 / 2
	x := 7 / 2
	y := 7 / 2.0
	z := 'a' + 1
	fmt.Println(third, f32, n, x, y, z, string(rune(z)), 1<<3.0, 5%3, -5%3, -5/3)
}
