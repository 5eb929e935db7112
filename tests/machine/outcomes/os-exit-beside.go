package main

import (
	"fmt"
	"os"
)

func main() {
	go func() {
		os.Exit(3)
	}()
	fmt.Println("x")
	c := make(chan int)
	go func() { c <- 1 }()
	<-c
	fmt.Println("y")
}
