package main

import "sync"

// sum adds up what work makes of 0, 1, ... n-1, each computed by a goroutine of its own.
func sum(n int, work func(int) int) int {
	var wg sync.WaitGroup
	results := make(chan int)
	for i := 0; i < n; i++ {
		i := i
		wg.Add(1)
		go func() {
			defer wg.Done()
			results <- work(i)
		}()
	}
	wg.Wait()
	close(results)
	total := 0
	for r := range results {
		total += r
	}
	return total
}
