package main

import "fmt"

type a interface{ Name() int8 }
type b interface{ Name() int64 }
type s struct{}

func (s) Name() int64 { return 64 }

func main() {
	var x interface{} = s{}
	_, isA := x.(a)
	v, isB := x.(b)
	fmt.Println(isA, isB, v.Name())
	switch x.(type) {
	case a:
		fmt.Println("a")
	case b:
		fmt.Println("b")
	}
	var xs [2]int
	i := 1
	for i, xs[i] = range []int{7} {
	}
	fmt.Println(i, xs)
	var arr = [3]int{1, 2, 3}
	sub := arr[1:]
	p := (*[2]int)(sub)
	p[0] = 9
	fmt.Println(arr, *p)
}
