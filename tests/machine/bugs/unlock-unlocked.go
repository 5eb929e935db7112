// want: lock-safety
package main

import (
	"sync"
)

func main() {
	var mu sync.Mutex
	mu.Lock()
	mu.Unlock()
	mu.Unlock()
}
