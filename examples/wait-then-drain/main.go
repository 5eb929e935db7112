package example

import "sync"

// Collect waits for the workers first and reads their results afterwards.
func Collect(n int) int {
	results := make(chan int)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			results <- i
		}(i)
	}
	wg.Wait()
	sum := 0
	for i := 0; i < n; i++ {
		sum += <-results
	}
	return sum
}
