// want:
package main

import (
	"sync"
)

func risky(mu *sync.Mutex) {
	defer func() { recover() }()
	mu.Lock()
	defer mu.Unlock()
	panic("bad")
}

func main() {
	var mu sync.Mutex
	risky(&mu)
	mu.Lock()
	mu.Unlock()
}
