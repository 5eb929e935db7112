package context

import "time"

// A timerCtx is cancelled at its deadline at the latest.
type timerCtx struct {
	cancelCtx
	timer    *time.Timer
	deadline time.Time
	// How long it was to last when it was made.
	left time.Duration
}

// Whoever is asked for this key answers with the nearest timerCtx.
var timerCtxKey int

func WithDeadline(parent Context, d time.Time) (Context, CancelFunc) {
	return WithDeadlineCause(parent, d, nil)
}

// WithDeadlineCause returns a context that is cancelled by the function, with its parent, or at the deadline.
func WithDeadlineCause(parent Context, d time.Time, cause error) (Context, CancelFunc) {
	return newTimerCtx(parent, d, time.Until(d), cause)
}

func WithTimeout(parent Context, timeout time.Duration) (Context, CancelFunc) {
	return WithTimeoutCause(parent, timeout, nil)
}

func WithTimeoutCause(parent Context, timeout time.Duration, cause error) (Context, CancelFunc) {
	return newTimerCtx(parent, time.Now().Add(timeout), timeout, cause)
}

// newTimerCtx is told both the deadline and how much time is left, so that it compares no times: a parent that
// lasts no longer has come to its end before. Where the parent lasts longer the clock says who is first.
func newTimerCtx(parent Context, d time.Time, left time.Duration, cause error) (Context, CancelFunc) {
	mustHaveParent(parent)
	if p, ok := lookUp(parent, &timerCtxKey).(*timerCtx); ok && p.left <= left {
		return WithCancel(parent)
	}
	c := &timerCtx{deadline: d, left: left}
	c.Context = parent
	c.done = make(chan struct{})
	c.follow(parent, c)
	if left <= 0 {
		c.cancel(true, DeadlineExceeded, cause)
		return c, func() { c.cancel(false, Canceled, nil) }
	}
	c.mu.Lock()
	if c.err == nil {
		c.timer = time.AfterFunc(left, func() { c.cancel(true, DeadlineExceeded, cause) })
	}
	c.mu.Unlock()
	return c, func() { c.cancel(true, Canceled, nil) }
}

func (c *timerCtx) Deadline() (deadline time.Time, ok bool) {
	if current, ok := c.Context.Deadline(); ok && current.Before(c.deadline) {
		return current, true
	}
	return c.deadline, true
}

func (c *timerCtx) Value(key any) any {
	if key == &timerCtxKey {
		return c
	}
	return c.cancelCtx.Value(key)
}

func (c *timerCtx) String() string {
	return nameOf(c.Context) + ".WithDeadline(" + c.deadline.String() + " [" + time.Until(c.deadline).String() + "])"
}

func (c *timerCtx) cancel(removeFromParent bool, err, cause error) {
	c.finish(err, cause)
	if removeFromParent {
		c.abandon(c)
	}
	c.mu.Lock()
	if c.timer != nil {
		c.timer.Stop()
		c.timer = nil
	}
	c.mu.Unlock()
}
