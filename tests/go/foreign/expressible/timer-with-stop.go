package timer

import "time"

type Waiter struct {
	limit time.Duration
	ready func() bool
}

// Wait asks in a goroutine, with a timer that it stops at the end.
func (w *Waiter) Wait() bool {
	ok := make(chan bool, 1)
	go func() { ok <- w.ready() }()
	t := time.NewTimer(w.limit)
	defer t.Stop()
	select {
	case v := <-ok:
		return v
	case <-t.C:
		return false
	}
}
