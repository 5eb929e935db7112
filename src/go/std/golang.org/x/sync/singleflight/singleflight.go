package singleflight

import (
	"errors"
	"internal/dynamic"
	"runtime"
	"sync"
)

var errGoexit = errors.New("runtime.Goexit was called")

// A panicError carries a panic to all who wait for the same call.
type panicError struct {
	value any
}

func (p *panicError) Error() string { return "singleflight: panic: " + dynamic.TypeText(p.value) }

func (p *panicError) Unwrap() error {
	err, _ := p.value.(error)
	return err
}

type call struct {
	wg    sync.WaitGroup
	val   any
	err   error
	dups  int
	chans []chan<- Result
}

// A Group runs one call per key at a time.
type Group struct {
	mu sync.Mutex
	m  map[string]*call
}

// A Result is what DoChan sends.
type Result struct {
	Val    any
	Err    error
	Shared bool
}

// Do runs fn, unless a call for the key is under way: then it waits for that one.
func (g *Group) Do(key string, fn func() (any, error)) (v any, err error, shared bool) {
	g.mu.Lock()
	if c, ok := g.m[key]; ok {
		c.dups++
		g.mu.Unlock()
		c.wg.Wait()
		if e, ok := c.err.(*panicError); ok {
			panic(e)
		}
		if c.err == errGoexit {
			runtime.Goexit()
		}
		return c.val, c.err, true
	}
	c := g.begin(key)
	g.mu.Unlock()
	g.run(c, key, fn)
	return c.val, c.err, c.dups > 0
}

// DoChan is Do in a goroutine of its own.
func (g *Group) DoChan(key string, fn func() (any, error)) <-chan Result {
	ch := make(chan Result, 1)
	g.mu.Lock()
	if c, ok := g.m[key]; ok {
		c.dups++
		c.chans = append(c.chans, ch)
		g.mu.Unlock()
		return ch
	}
	c := g.begin(key)
	c.chans = []chan<- Result{ch}
	g.mu.Unlock()
	go g.run(c, key, fn)
	return ch
}

// begin enters a new call; the caller holds the lock.
func (g *Group) begin(key string) *call {
	if g.m == nil {
		g.m = map[string]*call{}
	}
	c := &call{}
	c.wg.Add(1)
	g.m[key] = c
	return c
}

// run calls fn and hands its result to all who wait.
func (g *Group) run(c *call, key string, fn func() (any, error)) {
	returned := false
	recovered := false
	defer func() {
		if !returned && !recovered {
			c.err = errGoexit
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		c.wg.Done()
		if g.m[key] == c {
			delete(g.m, key)
		}
		if e, ok := c.err.(*panicError); ok {
			if len(c.chans) > 0 {
				// Nobody can recover this one: those who wait at the channels must not wait for ever.
				go panic(e)
				select {}
			} else {
				panic(e)
			}
		}
		if c.err != errGoexit {
			for _, ch := range c.chans {
				ch <- Result{c.val, c.err, c.dups > 0}
			}
		}
	}()
	func() {
		defer func() {
			if !returned {
				if r := recover(); r != nil {
					c.err = &panicError{r}
				}
			}
		}()
		c.val, c.err = fn()
		returned = true
	}()
	if !returned {
		recovered = true
	}
}

// Forget lets the next call for the key run, whatever is under way.
func (g *Group) Forget(key string) {
	g.mu.Lock()
	delete(g.m, key)
	g.mu.Unlock()
}
