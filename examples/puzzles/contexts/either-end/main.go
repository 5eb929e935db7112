package main

import "context"

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	results := make(chan int)
	go func() {
		select {
		case results <- 42:
		case <-ctx.Done():
		}
	}()
	go cancel()
	<-results
}
