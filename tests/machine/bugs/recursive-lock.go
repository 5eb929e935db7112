// want: no-deadlock
package main

import (
	"sync"
)

type box struct {
	mu sync.Mutex
	n  int
}

func (b *box) add() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.n++
}

func (b *box) twice() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.add()
}

func main() {
	b := &box{}
	b.twice()
}
