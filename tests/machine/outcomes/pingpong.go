package main

import (
	"fmt"
)

func player(in, out chan int, d chan bool) {
	for n := range in {
		if n == 0 {
			close(out)
			break
		}
		out <- n - 1
	}
	d <- true
}

func main() {
	a, b := make(chan int), make(chan int)
	d := make(chan bool)
	go player(a, b, d)
	go player(b, a, d)
	a <- 3
	<-d
	<-d
	fmt.Println("over")
}
