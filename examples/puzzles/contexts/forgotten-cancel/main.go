package main

import "context"

func worker(ctx context.Context, jobs <-chan int) {
	for {
		select {
		case <-jobs:
		case <-ctx.Done():
			return
		}
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	jobs := make(chan int)
	go worker(ctx, jobs)
	jobs <- 1
}
