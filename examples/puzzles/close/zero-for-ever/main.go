package main

import "fmt"

func main() {
	c := make(chan int, 2)
	c <- 7
	close(c)
	a := <-c
	b, ok := <-c
	fmt.Println(a, b, ok)
}
