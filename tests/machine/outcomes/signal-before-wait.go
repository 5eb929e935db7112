package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Mutex
	c := sync.NewCond(&m)
	go func() {
		c.Broadcast()
	}()
	m.Lock()
	c.Wait()
	m.Unlock()
	fmt.Println("woken")
}
