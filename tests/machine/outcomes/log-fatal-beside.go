package main

import (
	"fmt"
	"log"
)

func main() {
	defer fmt.Println("never")
	c := make(chan int, 1)
	go func() { c <- 1 }()
	<-c
	log.Fatal("bad")
}
