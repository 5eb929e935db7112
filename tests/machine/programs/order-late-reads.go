package main

import "fmt"

var g = 1

func bump() int {
	g += 10
	return g
}

func two(a, b int) (int, int) { return a, b }

func main() {
	a := 1
	inc := func() int { a++; return a }
	fmt.Println([]int{a, inc(), a})
	x, y := two(g, bump())
	fmt.Println(x, y)
	s := []int{1, 2, 3}
	set := func() int { s[0] = 9; return 1 }
	z := s[0] + set()
	fmt.Println(z)
	b := 5
	b += func() int { b = 50; return 1 }()
	fmt.Println(b)
	p := &g
	q := *p + bump()
	fmt.Println(q)
}
