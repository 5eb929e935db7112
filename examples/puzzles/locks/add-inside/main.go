package main

import "sync"

// all calls work for 0, 1, ... n-1, at the same time, and waits for all of them.
func all(n int, work func(int)) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		i := i
		go func() {
			wg.Add(1)
			defer wg.Done()
			work(i)
		}()
	}
	wg.Wait()
}
