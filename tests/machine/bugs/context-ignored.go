// want: no-leak
package main

import (
	"context"
)

func produce(ctx context.Context, c chan<- int) {
	for i := 0; ctx.Err() == nil; i++ {
		c <- i
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	c := make(chan int)
	go produce(ctx, c)
	<-c
	cancel()
}
