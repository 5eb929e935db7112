package context

import "sync"

// A canceler is told when its parent is cancelled.
type canceler interface {
	cancel(removeFromParent bool, err, cause error)
}

// An afterFuncer is a context of others that knows how to call back.
type afterFuncer interface {
	AfterFunc(func()) func() bool
}

// Whoever is asked for this key answers with the nearest cancelCtx.
var cancelCtxKey int

// A cancelCtx is cancelled once, and its children with it. The one who cancels writes err before it closes
// done, so whoever has seen done closed may read err without the lock.
type cancelCtx struct {
	Context
	done     chan struct{}
	err      error
	mu       sync.Mutex
	cause    error
	children map[canceler]struct{}
	// stop ends the watch over a parent that is of another make.
	stop func() bool
}

// WithCancel returns a context that is cancelled by the function, or with its parent.
func WithCancel(parent Context) (ctx Context, cancel CancelFunc) {
	c := newCancelCtx(parent)
	return c, func() { c.cancel(true, Canceled, nil) }
}

// WithCancelCause lets the function say why.
func WithCancelCause(parent Context) (ctx Context, cancel CancelCauseFunc) {
	c := newCancelCtx(parent)
	return c, func(cause error) { c.cancel(true, Canceled, cause) }
}

// Cause returns why c was cancelled: the cause that was given, or else its error.
func Cause(c Context) error {
	cc, ok := c.Value(&cancelCtxKey).(*cancelCtx)
	if !ok {
		return c.Err()
	}
	cc.mu.Lock()
	cause := cc.cause
	cc.mu.Unlock()
	if cause != nil {
		return cause
	}
	return c.Err()
}

func mustHaveParent(parent Context) {
	if parent == nil {
		panic("cannot create context from nil parent")
	}
}

func newCancelCtx(parent Context) *cancelCtx {
	mustHaveParent(parent)
	c := &cancelCtx{Context: parent, done: make(chan struct{})}
	c.follow(parent, c)
	return c
}

// follow sees to it that child, which c belongs to, is cancelled when parent is.
func (c *cancelCtx) follow(parent Context, child canceler) {
	done := parent.Done()
	if done == nil {
		return
	}
	select {
	case <-done:
		child.cancel(false, parent.Err(), Cause(parent))
		return
	default:
	}
	if p, ok := ancestor(parent, done); ok {
		p.adopt(child)
		return
	}
	if a, ok := parent.(afterFuncer); ok {
		c.stop = a.AfterFunc(func() {
			child.cancel(false, parent.Err(), Cause(parent))
		})
		return
	}
	go func() {
		select {
		case <-done:
			child.cancel(false, parent.Err(), Cause(parent))
		case <-c.done:
		}
	}()
}

// ancestor returns the cancelCtx within parent, unless parent wraps it with a channel of its own.
func ancestor(parent Context, done <-chan struct{}) (*cancelCtx, bool) {
	p, ok := parent.Value(&cancelCtxKey).(*cancelCtx)
	if !ok || (<-chan struct{})(p.done) != done {
		return nil, false
	}
	return p, true
}

// adopt adds a child, or cancels it if it comes too late.
func (c *cancelCtx) adopt(child canceler) {
	c.mu.Lock()
	if c.err != nil {
		child.cancel(false, c.err, c.cause)
	} else {
		if c.children == nil {
			c.children = map[canceler]struct{}{}
		}
		c.children[child] = struct{}{}
	}
	c.mu.Unlock()
}

// abandon takes child from whoever follow gave it to.
func (c *cancelCtx) abandon(child canceler) {
	if c.stop != nil {
		c.stop()
		return
	}
	done := c.Context.Done()
	if done == nil {
		return
	}
	if p, ok := ancestor(c.Context, done); ok {
		p.mu.Lock()
		delete(p.children, child)
		p.mu.Unlock()
	}
}

func (c *cancelCtx) Done() <-chan struct{} { return c.done }

func (c *cancelCtx) Err() error {
	select {
	case <-c.done:
		return c.err
	default:
		return nil
	}
}

func (c *cancelCtx) Value(key any) any {
	if key == &cancelCtxKey {
		return c
	}
	return lookUp(c.Context, key)
}

func (c *cancelCtx) String() string { return nameOf(c.Context) + ".WithCancel" }

func (c *cancelCtx) cancel(removeFromParent bool, err, cause error) {
	if c.finish(err, cause) && removeFromParent {
		c.abandon(c)
	}
}

// finish cancels c and its children, and tells whether it was the first to do so. A second one waits for
// the children, too.
func (c *cancelCtx) finish(err, cause error) bool {
	if cause == nil {
		cause = err
	}
	c.mu.Lock()
	if c.err != nil {
		c.mu.Unlock()
		return false
	}
	c.cause = cause
	c.err = err
	close(c.done)
	for child := range c.children {
		child.cancel(false, err, cause)
	}
	c.children = nil
	c.mu.Unlock()
	return true
}
