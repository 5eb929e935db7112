package example

import "sync"

//@ guards mu: n; n >= 0
type counter struct {
	mu sync.Mutex
	n  int
}

// add counts under the lock, so that no count is lost.
func (c *counter) add() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n++
}

func (c *counter) value() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.n
}

// Count counts up to three times, while somebody reads.
func Count() int {
	c := &counter{}
	go c.add()
	go c.add()
	c.add()
	return c.value()
}
