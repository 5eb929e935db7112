package inventory

import "sync"

type inventory struct {
	mu    sync.Mutex
	items map[string]int
}

func (inv *inventory) count(name string) int {
	inv.mu.Lock()
	defer inv.mu.Unlock()
	return inv.items[name]
}

func (inv *inventory) take(name string, n int) bool {
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if inv.count(name) < n {
		return false
	}
	inv.items[name] -= n
	return true
}

// Order calls a method that locks from one that has locked already.
func Order(name string, n int) bool {
	inv := &inventory{items: map[string]int{name: n}}
	return inv.take(name, n)
}
