package main

import (
	"fmt"
)

func f(s string, c chan int) chan int { fmt.Println(s); return c }
func v(s string) int                  { fmt.Println(s); return 1 }

func main() {
	c := make(chan int, 1)
	var n chan int
	select {
	case f("n", n) <- v("vn"):
	case f("c", c) <- v("vc"):
		fmt.Println("sent")
	}
}
