package main

import "sync"

type board struct {
	mu    sync.Mutex
	total int
	news  chan int
}

// post adds a value and tells the reader of it.
func (b *board) post(value int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.total += value
	b.news <- value
}

// read waits for news and returns the total.
func (b *board) read() int {
	<-b.news
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.total
}
