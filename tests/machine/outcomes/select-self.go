package main

import (
	"fmt"
)

func main() {
	c := make(chan int)
	select {
	case c <- 1:
	case <-c:
	default:
		fmt.Println("default")
	}
	d := make(chan int, 1)
	select {
	case d <- 1:
		fmt.Println("sent")
	case v := <-d:
		fmt.Println("got", v)
	}
	select {
	case d <- 1:
		fmt.Println("sent")
	case v := <-d:
		fmt.Println("got", v)
	}
}
