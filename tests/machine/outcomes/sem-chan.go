package main

import (
	"fmt"
	"sync"
)

func main() {
	sem := make(chan struct{}, 1)
	var wg sync.WaitGroup
	n := 0
	for i := 0; i < 3; i++ {
		wg.Add(1)
		sem <- struct{}{}
		go func(i int) {
			defer wg.Done()
			defer func() { <-sem }()
			n += i
		}(i)
	}
	wg.Wait()
	fmt.Println(n)
}
