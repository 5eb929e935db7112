package main

import "sync"

//@ guards mu: n; n >= 0
type counter struct {
	mu sync.Mutex
	n  int
}

func (c *counter) inc() {
	c.mu.Lock()
	c.n++
	c.mu.Unlock()
}

func (c *counter) deferred() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.n
}

func (c *counter) leaks(x int) {
	c.mu.Lock()
	if x > 0 {
		return // want obligation_error:lock_held
	}
	c.mu.Unlock()
}

func (c *counter) twice() {
	c.mu.Lock()
	c.mu.Lock() // want obligation_error:lock_again
	c.mu.Unlock()
	c.mu.Unlock()
}

func (c *counter) race() {
	c.n = 1 // want assignment_error:permission_error
}

func (c *counter) dec() {
	c.mu.Lock()
	c.n--
	c.mu.Unlock() // want unlock_error:assertion_error
}

func fresh() *counter {
	c := &counter{}
	c.inc()
	return c
}

func badFresh() *counter {
	return &counter{n: -1} // want guard_error:assertion_error
}
