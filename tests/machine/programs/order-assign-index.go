package main

import "fmt"

func main() {
	i := 0
	a := []int{10, 20, 30}
	i, a[i] = 1, 99
	fmt.Println(i, a)
	a[0], a[1], a[2] = a[2], a[0], a[1]
	fmt.Println(a)
	x := []int{1, 2, 3}
	i = 0
	i, x[i] = 1, 2
	i = 0
	x[i], i = 2, 1
	x[0], x[0] = 1, 2
	fmt.Println(i, x)
	x[1], x[2] = 4, 5
	type point struct{ x, y int }
	var p *point
	func() {
		defer func() { fmt.Println(recover() != nil, x) }()
		x[2], p.x = 6, 7
	}()
	j, k := 1, 2
	j, k = k, j
	fmt.Println(j, k)
	j, k, i = k, i, j
	fmt.Println(i, j, k)
}
