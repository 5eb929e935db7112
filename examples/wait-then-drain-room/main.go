package example

import "sync"

// Collect waits for the workers first and reads their results afterwards.
func Collect(n int) int {
	if n < 0 {
		return 0
	}
	results := make(chan int, n)
	var wg sync.WaitGroup
	wg.Add(n)
	for i := 0; i < n; i++ {
		go worker(i, results, &wg)
	}
	wg.Wait()
	sum := 0
	for i := 0; i < n; i++ {
		sum += <-results
	}
	return sum
}

func worker(i int, results chan<- int, wg *sync.WaitGroup) {
	defer wg.Done()
	results <- i * i
}
