package main

import (
	"fmt"
)

func main() {
	c := make(chan int)
	for i := 0; i < 2; i++ {
		defer func(i int) {
			c <- i
		}(i)
	}
	go func() {
		for v := range c {
			fmt.Println(v)
		}
	}()
}
