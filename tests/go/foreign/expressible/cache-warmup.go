package cache

import (
	"log"
	"sync"
)

type loader func(key string) (string, error)

type Cache struct {
	mu      sync.RWMutex
	entries map[string]string
	load    loader
}

func NewCache(load loader) *Cache {
	c := &Cache{load: load}
	c.entries = map[string]string{}
	return c
}

func (c *Cache) set(key, value string) {
	c.mu.Lock()
	c.entries[key] = value
	c.mu.Unlock()
}

func (c *Cache) Get(key string) (string, bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	v, ok := c.entries[key]
	return v, ok
}

// WarmUp fills a new cache side by side.
func WarmUp(keys []string, load loader) int {
	c := NewCache(load)
	var wg sync.WaitGroup
	for _, key := range keys {
		wg.Add(1)
		go func(k string) {
			defer wg.Done()
			if _, ok := c.Get(k); ok {
				return
			}
			v, err := c.load(k)
			if err != nil {
				log.Printf("load %s: %v", k, err)
				return
			}
			c.set(k, v)
		}(key)
	}
	wg.Wait()
	return len(c.entries)
}
