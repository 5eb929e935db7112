package example

import "sync"

// work promises one Done, and forgets it where there is nothing to do.
//@ done wg 1
func work(wg *sync.WaitGroup, items int) {
	if items == 0 {
		return
	}
	wg.Done()
}

// All waits for one worker for each number from 0 on.
func All(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go work(&wg, i)
	}
	wg.Wait()
}
