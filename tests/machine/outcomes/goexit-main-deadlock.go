package main

import (
	"fmt"
	"runtime"
)

func main() {
	c := make(chan int)
	go func() {
		defer fmt.Println("g out")
		defer func() { fmt.Println(recover()) }()
		runtime.Goexit()
	}()
	go func() {
		c <- 1
	}()
	fmt.Println(<-c)
}
