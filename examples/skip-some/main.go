package example

import "sync"

// Refresh refreshes what is stale.
func Refresh(items []string, stale func(string) bool) {
	var wg sync.WaitGroup
	for _, item := range items {
		if !stale(item) {
			continue
		}
		wg.Add(1)
		go func() {
			defer wg.Done()
		}()
	}
	wg.Wait()
}
