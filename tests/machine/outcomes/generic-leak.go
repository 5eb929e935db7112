package main

import (
	"fmt"
)

func first[T any](fs ...func() T) T {
	c := make(chan T)
	for _, f := range fs {
		f := f
		go func() { c <- f() }()
	}
	return <-c
}

func main() {
	fmt.Println(first(func() int { return 1 }, func() int { return 2 }))
}
