// want:
package main

import (
	"sync"
)

func main() {
	var mu sync.Mutex
	ready := false
	cond := sync.NewCond(&mu)
	go func() {
		mu.Lock()
		ready = true
		mu.Unlock()
		cond.Signal()
	}()
	mu.Lock()
	for !ready {
		cond.Wait()
	}
	mu.Unlock()
}
