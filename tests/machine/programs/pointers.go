package main

import "fmt"

type node struct {
	val         int
	left, right *node
}

func (n *node) insert(v int) *node {
	if n == nil {
		return &node{val: v}
	}
	if v < n.val {
		n.left = n.left.insert(v)
	} else {
		n.right = n.right.insert(v)
	}
	return n
}

func (n *node) walk(f func(int)) {
	if n == nil {
		return
	}
	n.left.walk(f)
	f(n.val)
	n.right.walk(f)
}

func escape() *int { x := 42; return &x }

func main() {
	var root *node
	for _, v := range []int{5, 2, 8, 1, 9, 3} {
		root = root.insert(v)
	}
	root.walk(func(v int) { fmt.Print(v, " ") })
	fmt.Println()
	p, q := escape(), escape()
	*p++
	fmt.Println(*p, *q, p == q)
	x := 1
	pp := &x
	ppp := &pp
	**ppp = 7
	fmt.Println(x)
	arr := [3]int{1, 2, 3}
	pe := &arr[1]
	*pe = 20
	sl := arr[:]
	ps := &sl[2]
	*ps = 30
	fmt.Println(arr, pe == &sl[1])
	st := struct{ a, b int }{1, 2}
	pb := &st.b
	*pb = 9
	copyOf := st
	*pb = 10
	fmt.Println(st, copyOf)
	list := []*node{{val: 1}, {val: 2}}
	list[0].right = list[1]
	list[0].right.val = 50
	fmt.Println(list[1].val)
	np := new(int)
	*np += 3
	fmt.Println(*np, *new(string) == "")
	a, b := &node{}, &node{}
	fmt.Println(a == b, a == a, *a == *b)
	ptrs := map[string]*int{"x": np}
	*ptrs["x"] *= 2
	fmt.Println(*np)
	type pt struct{ x, y int }
	pts := []pt{{1, 2}, {3, 4}}
	for i := range pts {
		p := &pts[i]
		p.x *= 10
	}
	first := &pts[0]
	pts = append(pts, pt{5, 6})
	first.y = 99
	fmt.Println(pts, *first)
}
