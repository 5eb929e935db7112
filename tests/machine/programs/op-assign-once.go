package main

import "fmt"

var calls int

func at(i int) int { calls++; return i }

type node struct{ vals [3]int }

func (n *node) self() *node { calls++; return n }

func main() {
	a := []int{1, 2, 3}
	a[at(1)] += 10
	a[at(2)]++
	fmt.Println(a, calls)
	m := map[string]int{}
	key := func() string { calls++; return "k" }
	m[key()]++
	m[key()] += 5
	m[key()] <<= 2
	fmt.Println(m, calls)
	n := &node{}
	n.self().vals[at(0)] -= 4
	fmt.Println(n.vals, calls)
	x := 0xF0
	x &= 0x3C
	x |= 1
	x ^= 0xFF
	x &^= 0x0F
	x %= 100
	x /= 3
	x >>= 1
	fmt.Println(x)
	s := "a"
	s += "b" + s
	fmt.Println(s)
}
