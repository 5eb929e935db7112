// want: no-deadlock
package main

import (
	"sync"
)

func main() {
	var mu sync.Mutex
	c := make(chan int)
	go func() {
		mu.Lock()
		c <- 1
		mu.Unlock()
	}()
	mu.Lock()
	<-c
	mu.Unlock()
}
