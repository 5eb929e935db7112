package testing

import (
	"errors"
	"runtime"
)

var errNotFinished = errors.New("test executed panic(nil) or runtime.Goexit")

func newCommon(name string, parent *common) common {
	return common{name: name, parent: parent, signal: make(chan bool, 1), barrier: make(chan bool)}
}

// run calls f in a goroutine of its own, and waits for its end or for its call of Parallel.
func (c *common) run(f func()) bool {
	go c.runner(f)
	if !<-c.signal {
		// It has failed a test above, which ends here, too.
		runtime.Goexit()
	}
	return !c.Failed()
}

func (c *common) runner(f func()) {
	defer c.report()
	defer func() {
		if len(c.parallel) == 0 {
			c.runCleanups()
		}
	}()
	f()
	c.finish()
}

// report lets the parallel ones run, and tells that all has ended. A panic goes on.
func (c *common) report() {
	signal := true
	if !c.isFinished() {
		fault := recover()
		if fault == nil && c.endedAbove() {
			signal = false
		} else {
			if fault == nil {
				fault = errNotFinished
			}
			panic(fault)
		}
	}
	if len(c.parallel) > 0 {
		close(c.barrier)
		for _, sub := range c.parallel {
			<-sub.signal
		}
		c.runCleanups()
	}
	c.mu.Lock()
	c.done = true
	c.mu.Unlock()
	c.signal <- signal
}

// endedAbove tells whether this one called FailNow of one above it.
func (c *common) endedAbove() bool {
	for p := c.parent; p != nil; p = p.parent {
		if p.isFinished() {
			return true
		}
	}
	return false
}

// runTest is how a run begins that is about a test.
func runTest(name string, f func(t *T)) {
	root := newCommon("", nil)
	t := &T{common: newCommon(name, &root)}
	t.run(func() { f(t) })
	close(root.barrier)
	for _, sub := range root.parallel {
		<-sub.signal
	}
}

// runBenchmark is how a run begins that is about a benchmark.
func runBenchmark(name string, f func(b *B)) {
	b := &B{common: newCommon(name, nil), N: iterations()}
	b.run(func() { f(b) })
}
