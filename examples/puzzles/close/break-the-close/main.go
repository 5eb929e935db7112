package main

import "sync"

func main() {
	var wg sync.WaitGroup
	c := make(chan int, 2)
	wg.Add(2)
	for i := 0; i < 2; i++ {
		go func() {
			c <- 1
			wg.Done()
		}()
	}
	wg.Wait()
	close(c)
	for range c {
	}
}
