package example

import "sync"

// work keeps its promise on each path.
//@ done wg 1
func work(wg *sync.WaitGroup, items int) {
	defer wg.Done()
	if items == 0 {
		return
	}
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
