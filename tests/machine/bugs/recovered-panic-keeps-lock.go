// want: no-deadlock
package main

import (
	"sync"
)

func risky(mu *sync.Mutex) {
	defer func() { recover() }()
	mu.Lock()
	panic("bad")
}

func main() {
	var mu sync.Mutex
	risky(&mu)
	mu.Lock()
	mu.Unlock()
}
