package main

import "fmt"

var a = b + 1
var b = f("b", 2)
var c, d = pair()
var e = func() int { return d * 2 }()
var _ = f("blank", 0)
var table = map[string]int{"x": g}
var g = f("g", 7)

func f(name string, n int) int {
	fmt.Println("init", name)
	return n
}

func pair() (int, int) {
	fmt.Println("pair sees b", b)
	return b * 10, b * 100
}

func init() {
	fmt.Println("first init", a, b, c, d, e, table["x"])
	a = 50
}

func init() {
	fmt.Println("second init", a)
}

func main() { fmt.Println(a, z) }

var z = y + 1
var y = x + 1
var x = 1
