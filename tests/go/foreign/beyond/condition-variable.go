// go-cond: the paper knows no condition variables.
package cond

import "sync"

func Await(n int) int {
	var mu sync.Mutex
	ready := sync.NewCond(&mu)
	count := 0
	for i := 0; i < n; i++ {
		go func() {
			mu.Lock()
			count++
			mu.Unlock()
			ready.Signal()
		}()
	}
	mu.Lock()
	for count < n {
		ready.Wait()
	}
	mu.Unlock()
	return count
}
