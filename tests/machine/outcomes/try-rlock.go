package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.RWMutex
	c := make(chan bool)
	m.RLock()
	go func() {
		m.Lock()
		m.Unlock()
		c <- true
	}()
	if m.TryRLock() {
		fmt.Println("second reader")
		m.RUnlock()
	} else {
		fmt.Println("writer waits")
	}
	if m.TryLock() {
		fmt.Println("impossible")
	}
	m.RUnlock()
	<-c
}
