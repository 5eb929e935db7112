// want: no-deadlock
package main

import (
	"sync"
)

func main() {
	var mu sync.Mutex
	ready := false
	cond := sync.NewCond(&mu)
	done := make(chan bool)
	for i := 0; i < 2; i++ {
		go func() {
			mu.Lock()
			for !ready {
				cond.Wait()
			}
			mu.Unlock()
			done <- true
		}()
	}
	mu.Lock()
	ready = true
	cond.Signal()
	mu.Unlock()
	<-done
	<-done
}
