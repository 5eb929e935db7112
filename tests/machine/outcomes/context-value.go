package main

import (
	"context"
	"fmt"
)

type key int

func main() {
	ctx := context.WithValue(context.Background(), key(1), "v")
	ctx, cancel := context.WithCancel(ctx)
	c := make(chan any)
	go func() {
		c <- ctx.Value(key(1))
		c <- ctx.Value(key(2))
	}()
	fmt.Println(<-c, <-c)
	cancel()
	cancel()
	fmt.Println(ctx.Err())
}
