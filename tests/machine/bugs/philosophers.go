// want: lock-safety, no-deadlock
package main

import (
	"sync"
)

func main() {
	const n = 3
	var forks [n]sync.Mutex
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			left, right := i, (i+1)%n
			forks[left].Lock()
			forks[right].Lock()
			forks[right].Unlock()
			forks[left].Unlock()
		}(i)
	}
	wg.Wait()
}
