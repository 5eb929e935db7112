// want: no-deadlock
package main

import (
	"sync"
)

func main() {
	var wg sync.WaitGroup
	c := make(chan int)
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			c <- 1
		}()
	}
	wg.Wait()
	close(c)
	for range c {
	}
}
