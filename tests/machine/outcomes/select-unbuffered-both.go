package main

import (
	"fmt"
)

func main() {
	a, b := make(chan int), make(chan int)
	go func() {
		select {
		case a <- 1:
			fmt.Println("sent a")
		case v := <-b:
			fmt.Println("got b", v)
		}
	}()
	select {
	case v := <-a:
		fmt.Println("got a", v)
	case b <- 2:
		fmt.Println("sent b")
	}
}
