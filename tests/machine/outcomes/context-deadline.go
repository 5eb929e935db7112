package main

import (
	"context"
	"fmt"
	"time"
)

func work(ctx context.Context, c chan int) error {
	select {
	case c <- 1:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Millisecond)
	defer cancel()
	c := make(chan int)
	go func() {
		time.Sleep(time.Millisecond)
		<-c
	}()
	fmt.Println(work(ctx, c))
}
