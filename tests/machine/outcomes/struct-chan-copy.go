package main

import (
	"fmt"
)

type box struct{ xs []int; a [2]int }

func main() {
	c := make(chan box, 1)
	b := box{[]int{1}, [2]int{1, 1}}
	c <- b
	b.xs[0] = 9
	b.a[0] = 9
	g := <-c
	fmt.Println(g.xs[0], g.a[0])
	var i interface{} = b
	b.a[1] = 5
	fmt.Println(i.(box).a[1])
}
