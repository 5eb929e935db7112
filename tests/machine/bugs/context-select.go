// want:
package main

import (
	"context"
)

func produce(ctx context.Context, c chan<- int) {
	for i := 0; ; i++ {
		select {
		case c <- i:
		case <-ctx.Done():
			return
		}
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	c := make(chan int)
	go produce(ctx, c)
	<-c
	<-c
	cancel()
}
