package main

import "fmt"

type grid [2][2]int

func change(g grid) grid { g[0][0] = 9; return g }

func main() {
	g := grid{{1, 2}, {3, 4}}
	h := g
	h[1][1] = 7
	fmt.Println(g, h, change(g), g == h, g == grid{{1, 2}, {3, 4}})
	for i, row := range g {
		g[1] = [2]int{0, 0}
		row[0] = 100
		fmt.Println(i, row, g)
	}
	arr := [...]string{2: "c", 0: "a"}
	fmt.Println(len(arr), arr)
	pa := &arr
	pa[1] = "b"
	for i, v := range pa {
		pa[2] = "changed"
		fmt.Print(i, v, " ")
	}
	fmt.Println()
	type s struct{ xs [2]int }
	v := s{[2]int{1, 2}}
	w := v
	w.xs[0] = 5
	fmt.Println(v, w)
	m := map[string][2]int{"a": {1, 2}}
	c := m["a"]
	c[0] = 8
	fmt.Println(m, c)
	fs := []func() int{}
	for _, x := range [3]int{1, 2, 3} {
		x := x
		fs = append(fs, func() int { x *= 10; return x })
	}
	fmt.Println(fs[0](), fs[0](), fs[2]())
	idx := 1
	local := [3]int{1, 2, 3}
	local[idx], idx = local[idx+1], 0
	fmt.Println(local, idx)
}
