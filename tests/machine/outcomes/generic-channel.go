package main

import (
	"fmt"
	"sync"
)

func merge[T any](cs ...<-chan T) <-chan T {
	out := make(chan T)
	var wg sync.WaitGroup
	for _, c := range cs {
		wg.Add(1)
		go func(c <-chan T) {
			defer wg.Done()
			for v := range c {
				out <- v
			}
		}(c)
	}
	go func() { wg.Wait(); close(out) }()
	return out
}

func gen[T any](vs ...T) <-chan T {
	c := make(chan T)
	go func() {
		defer close(c)
		for _, v := range vs {
			c <- v
		}
	}()
	return c
}

func main() {
	for v := range merge(gen(1, 2), gen(3)) {
		fmt.Println(v)
	}
}
