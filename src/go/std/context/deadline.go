package context

import "time"

// A timerCtx is cancelled at its deadline at the latest.
type timerCtx struct {
	cancelCtx
	timer    *time.Timer
	deadline time.Time
}

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

// newTimerCtx is told both the deadline and how much time is left, so that a timeout needs only one look at
// the clock.
func newTimerCtx(parent Context, d time.Time, left time.Duration, cause error) (Context, CancelFunc) {
	mustHaveParent(parent)
	if current, ok := parent.Deadline(); ok && current.Before(d) {
		return WithCancel(parent)
	}
	c := &timerCtx{deadline: d}
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

func (c *timerCtx) Deadline() (deadline time.Time, ok bool) { return c.deadline, true }

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
