package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	c := make(chan int, 2)
	for i := 0; i < 2; i++ {
		go func(i int) {
			wg.Wait()
			c <- i
		}(i)
	}
	wg.Done()
	fmt.Println(<-c)
}
