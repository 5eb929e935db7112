package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Mutex
	c := sync.NewCond(&m)
	ready := 0
	done := make(chan int, 2)
	for i := 0; i < 2; i++ {
		go func(i int) {
			m.Lock()
			for ready == 0 {
				c.Wait()
			}
			ready--
			m.Unlock()
			done <- i
		}(i)
	}
	m.Lock()
	ready = 1
	m.Unlock()
	c.Signal()
	fmt.Println(<-done)
}
