package main

import "sync"

type box struct {
	mu    sync.RWMutex
	ready chan bool
	n     int
}

func (b *box) add(k int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if k < 0 {
		return
	}
	b.n += k
	b.ready <- true
}

func (b *box) get() int {
	b.mu.RLock()
	n := b.n
	b.mu.RUnlock()
	return n
}

func main() {
	b := &box{ready: make(chan bool, 1)}
	go b.add(2)
	<-b.ready
	for {
		if b.get() > 1 {
			return
		}
	}
}
