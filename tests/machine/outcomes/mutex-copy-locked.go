package main

import (
	"fmt"
	"sync"
)

type T struct {
	mu sync.Mutex
	n  int
}

func main() {
	a := T{}
	a.mu.Lock()
	b := a
	a.mu.Unlock()
	a.mu.Lock()
	fmt.Println("a")
	b.mu.Lock()
	fmt.Println("b")
}
