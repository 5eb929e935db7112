// Package scenarios is compiled twice: with the real packages, and with ours. Both must leave the same trace.
package scenarios

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

// A trace is what a scenario saw, in order.
type trace struct {
	mu   sync.Mutex
	text string
}

func (t *trace) add(a ...any) {
	t.mu.Lock()
	t.text += fmt.Sprintln(a...)
	t.mu.Unlock()
}

// panics runs f and adds what it panics with.
func (t *trace) panics(f func()) {
	defer func() { t.add("panic:", recover()) }()
	f()
}

// A tick is long enough for everybody to come to rest.
const tick = 20 * time.Millisecond

// goroutines returns how many there are more than before, when all has come to rest.
func goroutines(before int) int {
	time.Sleep(tick)
	return runtime.NumGoroutine() - before
}

// Scenarios are run by their names.
var Scenarios = map[string]func(t *trace){}

// Run returns the trace of a scenario.
func Run(name string) string {
	t := &trace{}
	Scenarios[name](t)
	return t.text
}
