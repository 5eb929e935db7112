package main

import "fmt"

func sum(label string, xs ...int) string {
	t := 0
	for _, x := range xs {
		t += x
	}
	if len(xs) > 0 {
		xs[0] = -1
	}
	return fmt.Sprint(label, t, xs == nil, len(xs))
}

func three() (string, int, int) { return "r", 1, 2 }

func any(args ...interface{}) int { return len(args) }

type list []int

func main() {
	s := []int{1, 2, 3}
	fmt.Println(sum("a"), sum("b", 1, 2), sum("c", s...), s)
	fmt.Println(sum(three()))
	fmt.Println(any(), any(nil), any(nil...), any(s), any([]interface{}{1, 2}...), any(1, "x", nil))
	fmt.Println(sum("l", list{4, 5}...))
	var f func(string, ...int) string = sum
	fmt.Println(f("v", 7))
	m := map[string][]int{}
	m["x"] = append(m["x"], s[1:]...)
	fmt.Println(m, append([]int(nil), s...), append(s[:1:1], 8, 9), s)
}
