package main

import (
	"sync"
)

func main() {
	var m sync.RWMutex
	l := m.RLocker()
	d := make(chan bool)
	go func() {
		l.Lock()
		l.Unlock()
		d <- true
	}()
	l.Lock()
	l.Unlock()
	<-d
	c := sync.NewCond(l)
	go func() { c.L.Lock(); c.Broadcast(); c.L.Unlock() }()
	l.Lock()
	c.Wait()
	l.Unlock()
}
