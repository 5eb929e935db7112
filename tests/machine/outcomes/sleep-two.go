package main

import (
	"fmt"
	"time"
)

func main() {
	c := make(chan int, 2)
	go func() { time.Sleep(2 * time.Millisecond); c <- 2 }()
	go func() { time.Sleep(20 * time.Millisecond); c <- 1 }()
	fmt.Println(<-c)
}
