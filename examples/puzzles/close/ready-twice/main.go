package main

import "fmt"

func main() {
	a := make(chan string, 1)
	b := make(chan string, 1)
	go func() { a <- "a" }()
	b <- "b"
	for i := 0; i < 2; i++ {
		select {
		case s := <-a:
			fmt.Print(s)
		case s := <-b:
			fmt.Print(s)
		default:
			fmt.Print("-")
		}
	}
}
