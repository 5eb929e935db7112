package main

import (
	"fmt"
)

func main() {
	var n chan int
	c := make(chan int, 1)
	c <- 1
	for i := 0; i < 2; i++ {
		select {
		case v := <-c:
			fmt.Println(v)
			c = nil
		case n <- 1:
			fmt.Println("never")
		default:
			fmt.Println("d")
		}
	}
	select {
	case <-c:
	case n <- 2:
	}
}
