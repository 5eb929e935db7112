package main

import "sync"

//@ guards mu: n; n >= 0
type counter struct {
	mu sync.Mutex
	n  int
}

type outer struct {
	first  counter
	second counter
}

// What is guarded in a part of a new struct is the lock's as well.
func nested() {
	o := &outer{}
	o.first.mu.Lock()
	o.first.n = 1
	o.first.mu.Unlock()
	o.first.n = 2 // want assignment_error:permission_error
}

func nestedWrong() {
	o := &outer{}
	o.first.mu.Lock()
	//@ assert false // want assert_error:assertion_error
	o.first.mu.Unlock()
}

func twoLocks() {
	o := &outer{}
	o.first.mu.Lock()
	o.second.mu.Lock()
	o.second.n = o.first.n + 1
	o.second.mu.Unlock()
	o.first.mu.Unlock()
}

func otherLock() {
	o := &outer{}
	o.first.mu.Lock()
	o.second.n = 1 // want assignment_error:permission_error
	o.first.mu.Unlock()
}

func local() int {
	var c counter
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n++
	return c.n
}

func localRead() int {
	var c counter
	c.mu.Lock()
	c.mu.Unlock()
	return c.n // want assignment_error:permission_error
}

func changesBetween(c *counter) {
	c.mu.Lock()
	c.n = 5
	c.mu.Unlock()
	c.mu.Lock()
	//@ assert c.n == 5 // want assert_error:assertion_error
	c.mu.Unlock()
}

func goes(c *counter) {
	c.mu.Lock()
	//@ requires acc(&c.n)
	go func() { c.n = -1 }()
	c.mu.Unlock() // want unlock_error:permission_error
}
