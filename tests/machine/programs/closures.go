package main

import "fmt"

func counter() (func() int, func()) {
	n := 0
	return func() int { n++; return n }, func() { n = 100 }
}

func fib() func() int {
	a, b := 0, 1
	return func() int {
		a, b = b, a+b
		return a
	}
}

func apply(f func(int) int, xs ...int) (out []int) {
	for _, x := range xs {
		out = append(out, f(x))
	}
	return
}

func main() {
	next, reset := counter()
	next()
	next()
	reset()
	fmt.Println(next())
	f := fib()
	for i := 0; i < 5; i++ {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	k := 3
	fmt.Println(apply(func(x int) int { return x * k }, 1, 2, 3), apply(func(int) int { k++; return k }), k)
	var rec func(int) int
	rec = func(n int) int {
		if n < 2 {
			return 1
		}
		return n * rec(n-1)
	}
	fmt.Println(rec(10))
	x := 1
	{
		x := x + 1
		g := func() { x++ }
		g()
		fmt.Println(x)
	}
	fmt.Println(x)
	fmt.Println(func(a, b int) int { return a - b }(5, 3))
	fs := map[string]func(...int) int{
		"sum": func(xs ...int) int {
			t := 0
			for _, x := range xs {
				t += x
			}
			return t
		},
		"len": func(xs ...int) int { return len(xs) },
	}
	fmt.Println(fs["sum"](1, 2, 3), fs["len"](), fs["len"](nil...), fs["x"] == nil)
	y := 0
	add := func() func() int {
		y += 10
		return func() int { y++; return y }
	}()
	fmt.Println(add(), add(), y)
}
