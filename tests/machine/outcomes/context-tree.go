package main

import (
	"context"
	"fmt"
	"time"
)

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	child, stop := context.WithTimeout(ctx, time.Hour)
	defer stop()
	c := make(chan error, 2)
	for _, x := range []context.Context{ctx, child} {
		go func(x context.Context) {
			<-x.Done()
			c <- x.Err()
		}(x)
	}
	cancel()
	fmt.Println(<-c, <-c)
}
