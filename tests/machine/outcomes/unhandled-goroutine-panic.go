package main

import (
	"fmt"
)

func main() {
	c := make(chan int)
	go func() {
		defer fmt.Println("deferred")
		var p *int
		*p = 1
	}()
	select {
	case <-c:
	}
}
