// want: no-deadlock
package main

import (
	"sync"
)

type cache struct {
	mu sync.RWMutex
	m  map[string]int
}

func (c *cache) get(k string) int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.m[k]
}

func (c *cache) sum() int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.get("a") + c.get("b")
}

func main() {
	c := &cache{m: map[string]int{}}
	done := make(chan bool)
	go func() {
		c.mu.Lock()
		c.m["a"] = 1
		c.mu.Unlock()
		done <- true
	}()
	c.sum()
	<-done
}
