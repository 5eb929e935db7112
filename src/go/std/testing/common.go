package testing

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"sync"
	"time"
)

// TB is what tests and benchmarks have in common.
type TB interface {
	Cleanup(func())
	Context() context.Context
	Error(args ...any)
	Errorf(format string, args ...any)
	Fail()
	FailNow()
	Failed() bool
	Fatal(args ...any)
	Fatalf(format string, args ...any)
	Helper()
	Log(args ...any)
	Logf(format string, args ...any)
	Name() string
	Setenv(key, value string)
	Chdir(dir string)
	Skip(args ...any)
	SkipNow()
	Skipf(format string, args ...any)
	Skipped() bool
	TempDir() string

	// Nobody else implements it.
	private()
}

// A common is one run of a function, with those that it started.
type common struct {
	name   string
	parent *common

	mu       sync.Mutex
	failed   bool
	skipped  bool
	finished bool
	done     bool
	cleanups []func()
	ctx      context.Context
	cancel   context.CancelFunc

	// The one who started it waits here, until it has ended or has called Parallel.
	signal chan bool
	// Those that have called Parallel wait here until it has returned.
	barrier  chan bool
	parallel []*common
}

func (c *common) private() {}

func (c *common) Name() string { return c.name }

func (c *common) Helper() {}

func (c *common) Fail() {
	if c.parent != nil {
		c.parent.Fail()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.done {
		panic("Fail in goroutine after " + c.name + " has completed")
	}
	c.failed = true
}

func (c *common) Failed() bool {
	c.mu.Lock()
	failed := c.failed
	c.mu.Unlock()
	return failed
}

func (c *common) FailNow() {
	c.Fail()
	c.finish()
	runtime.Goexit()
}

func (c *common) finish() {
	c.mu.Lock()
	c.finished = true
	c.mu.Unlock()
}

func (c *common) isFinished() bool {
	c.mu.Lock()
	finished := c.finished
	c.mu.Unlock()
	return finished
}

// line adds a newline where s does not end with one.
func line(s string) string

func (c *common) log(s string) {
	c.mu.Lock()
	done := c.done
	c.mu.Unlock()
	if done {
		panic("Log in goroutine after " + c.name + " has completed: " + s)
	}
	os.Stdout.WriteString(line(c.name + ": " + s))
}

func (c *common) Log(args ...any) { c.log(fmt.Sprintln(args...)) }

func (c *common) Logf(format string, args ...any) { c.log(fmt.Sprintf(format, args...)) }

func (c *common) Error(args ...any) {
	c.log(fmt.Sprintln(args...))
	c.Fail()
}

func (c *common) Errorf(format string, args ...any) {
	c.log(fmt.Sprintf(format, args...))
	c.Fail()
}

func (c *common) Fatal(args ...any) {
	c.log(fmt.Sprintln(args...))
	c.FailNow()
}

func (c *common) Fatalf(format string, args ...any) {
	c.log(fmt.Sprintf(format, args...))
	c.FailNow()
}

func (c *common) Skip(args ...any) {
	c.log(fmt.Sprintln(args...))
	c.SkipNow()
}

func (c *common) Skipf(format string, args ...any) {
	c.log(fmt.Sprintf(format, args...))
	c.SkipNow()
}

func (c *common) SkipNow() {
	c.mu.Lock()
	c.skipped = true
	c.finished = true
	c.mu.Unlock()
	runtime.Goexit()
}

func (c *common) Skipped() bool {
	c.mu.Lock()
	skipped := c.skipped
	c.mu.Unlock()
	return skipped
}

// Cleanup calls f when the test and all that it started have ended; those called last come first.
func (c *common) Cleanup(f func()) {
	c.mu.Lock()
	c.cleanups = append(c.cleanups, f)
	c.mu.Unlock()
}

func (c *common) runCleanups() {
	c.mu.Lock()
	cancel := c.cancel
	c.mu.Unlock()
	if cancel != nil {
		cancel()
	}
	// Where one of them does not return, the others are called nevertheless.
	defer func() {
		c.mu.Lock()
		left := len(c.cleanups)
		c.mu.Unlock()
		if left > 0 {
			c.runCleanups()
		}
	}()
	for {
		c.mu.Lock()
		var f func()
		if last := len(c.cleanups) - 1; last >= 0 {
			f = c.cleanups[last]
			c.cleanups = c.cleanups[:last]
		}
		c.mu.Unlock()
		if f == nil {
			return
		}
		f()
	}
}

// Context returns a context that is cancelled just before the cleanups.
func (c *common) Context() context.Context {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ctx == nil {
		c.ctx, c.cancel = context.WithCancel(context.Background())
	}
	return c.ctx
}

// What these tell is unknown.

func (c *common) TempDir() string

func (c *common) Setenv(key, value string)

func (c *common) Chdir(dir string)

func Short() bool

func Verbose() bool

func CoverMode() string

func Testing() bool { return true }

// Deadline tells that there is none.
func (t *T) Deadline() (deadline time.Time, ok bool) { return }
