package main

import (
	"fmt"
)

func main() {
	c := make(chan int, 2)
	d := make(chan bool)
	go func() {
		c <- 1
		c <- 2
		close(d)
	}()
	fmt.Println(len(c), cap(c))
	<-d
	fmt.Println(len(c))
}
