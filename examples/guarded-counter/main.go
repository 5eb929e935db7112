package example

import "sync"

// Count counts in n goroutines.
func Count(n int) int {
	var mu sync.Mutex
	var wg sync.WaitGroup
	total := 0
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			total++
		}()
	}
	wg.Wait()
	return total
}
