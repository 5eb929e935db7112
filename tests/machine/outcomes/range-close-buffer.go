package main

import (
	"fmt"
)

func main() {
	c := make(chan int, 2)
	go func() {
		for i := 0; i < 3; i++ {
			c <- i
		}
		close(c)
	}()
	for v := range c {
		fmt.Println(v, len(c) <= 2)
	}
	v, ok := <-c
	fmt.Println(v, ok)
}
