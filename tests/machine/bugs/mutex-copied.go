// want:
package main

import (
	"sync"
)

type counter struct {
	mu sync.Mutex
	n  int
}

func main() {
	var a counter
	a.mu.Lock()
	b := counter{n: a.n}
	b.mu.Lock()
	b.mu.Unlock()
	a.mu.Unlock()
}
