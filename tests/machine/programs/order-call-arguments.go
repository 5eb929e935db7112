package main

import "fmt"

var trace []string

func f(name string, v int) int {
	trace = append(trace, name)
	return v
}

func add(a, b, c int) int { return a*100 + b*10 + c }

func main() {
	fmt.Println(add(f("a", 1), f("b", 2), f("c", 3)), trace)
	trace = nil
	x := f("x", 4)*f("y", 5) - f("z", 6)
	fmt.Println(x, trace)
	trace = nil
	m := map[int]int{f("k1", 1): f("v1", 10), f("k2", 2): f("v2", 20)}
	fmt.Println(len(m), m[1], m[2], trace)
	trace = nil
	s := []int{f("s0", 0), f("s1", 1), 5: f("s5", 5)}
	fmt.Println(s, trace)
}
