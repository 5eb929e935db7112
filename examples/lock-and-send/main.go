package example

import "sync"

// Exchange hands one value over, with a lock around both ends.
func Exchange() int {
	var mu sync.Mutex
	c := make(chan int)
	go func() {
		mu.Lock()
		defer mu.Unlock()
		c <- 1
	}()
	mu.Lock()
	defer mu.Unlock()
	return <-c
}
