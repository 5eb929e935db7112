// want: no-deadlock
package main

import (
	"sync"
)

func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	go func() { cond.Signal() }()
	mu.Lock()
	cond.Wait()
	mu.Unlock()
}
