package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.RWMutex
	done := make(chan bool, 3)
	m.RLock()
	go func() {
		m.Lock()
		fmt.Println("W")
		m.Unlock()
		done <- true
	}()
	go func() {
		m.RLock()
		fmt.Println("R")
		m.RUnlock()
		done <- true
	}()
	fmt.Println("M")
	m.RUnlock()
	<-done
	<-done
}
