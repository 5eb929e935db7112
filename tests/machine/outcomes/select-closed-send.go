package main

import (
	"fmt"
)

func main() {
	c := make(chan int)
	d := make(chan int, 1)
	d <- 1
	close(c)
	defer func() { fmt.Println(recover()) }()
	select {
	case c <- 1:
	case v := <-d:
		fmt.Println(v)
	}
}
