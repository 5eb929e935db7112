package main

import "time"

func ask() string {
	answer := make(chan string)
	go func() {
		answer <- "yes"
	}()
	select {
	case a := <-answer:
		return a
	case <-time.After(time.Second):
		return "too late"
	}
}

func main() {
	ask()
}
