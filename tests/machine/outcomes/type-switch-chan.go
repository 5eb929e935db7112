package main

import (
	"fmt"
)

type msg interface{}

func main() {
	c := make(chan msg)
	go func() {
		c <- 1
		c <- "s"
		c <- nil
		c <- []int{1}
		close(c)
	}()
	for m := range c {
		switch x := m.(type) {
		case int:
			fmt.Println("int", x+1)
		case string:
			fmt.Println("string", x)
		case nil:
			fmt.Println("nil")
		default:
			fmt.Printf("%T\n", x)
		}
	}
}
