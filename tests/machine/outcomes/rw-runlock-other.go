package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.RWMutex
	d := make(chan bool)
	m.RLock()
	go func() {
		m.RUnlock()
		m.Lock()
		m.Unlock()
		d <- true
	}()
	m.RLock()
	m.RUnlock()
	<-d
	fmt.Println("ok")
}
