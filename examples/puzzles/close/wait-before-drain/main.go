package main

import "sync"

// squares returns the sum of the squares below n, each computed by a goroutine of its own.
func squares(n int) int {
	var wg sync.WaitGroup
	results := make(chan int)
	for i := 0; i < n; i++ {
		i := i
		wg.Add(1)
		go func() {
			defer wg.Done()
			results <- i * i
		}()
	}
	wg.Wait()
	close(results)
	sum := 0
	for r := range results {
		sum += r
	}
	return sum
}
