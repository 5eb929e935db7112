package main

import (
	"fmt"
)

type req struct {
	n    int
	resp chan int
}

func main() {
	reqs := make(chan req)
	go func() {
		for r := range reqs {
			r.resp <- r.n * 2
		}
	}()
	c := make(chan int)
	for i := 0; i < 2; i++ {
		go func(i int) {
			r := req{i, make(chan int)}
			reqs <- r
			c <- <-r.resp
		}(i)
	}
	fmt.Println(<-c, <-c)
}
