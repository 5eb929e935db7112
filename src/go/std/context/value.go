package context

import (
	"internal/dynamic"
	"time"
)

type valueCtx struct {
	Context
	key, val any
}

// WithValue returns a context that has a value for the key besides those of its parent.
func WithValue(parent Context, key, val any) Context {
	mustHaveParent(parent)
	if key == nil {
		panic("nil key")
	}
	if !dynamic.Comparable(key) {
		panic("key is not comparable")
	}
	return &valueCtx{parent, key, val}
}

func (c *valueCtx) Value(key any) any {
	if c.key == key {
		return c.val
	}
	return lookUp(c.Context, key)
}

func (c *valueCtx) String() string {
	return nameOf(c.Context) + ".WithValue(" + describe(c.key) + ", " + describe(c.val) + ")"
}

// lookUp goes through our own contexts in a loop, and asks others.
func lookUp(c Context, key any) any {
	for {
		switch ctx := c.(type) {
		case *valueCtx:
			if ctx.key == key {
				return ctx.val
			}
			c = ctx.Context
		case *cancelCtx:
			if key == &cancelCtxKey {
				return ctx
			}
			c = ctx.Context
		case *timerCtx:
			switch key {
			case &cancelCtxKey:
				return &ctx.cancelCtx
			case &timerCtxKey:
				return ctx
			}
			c = ctx.Context
		case withoutCancelCtx:
			if key == &cancelCtxKey || key == &timerCtxKey {
				return nil
			}
			c = ctx.c
		case backgroundCtx, todoCtx:
			return nil
		default:
			return c.Value(key)
		}
	}
}

type withoutCancelCtx struct {
	c Context
}

// WithoutCancel returns a context that has the values of its parent, and is never cancelled.
func WithoutCancel(parent Context) Context {
	mustHaveParent(parent)
	return withoutCancelCtx{parent}
}

func (withoutCancelCtx) Deadline() (deadline time.Time, ok bool) { return }

func (withoutCancelCtx) Done() <-chan struct{} { return nil }

func (withoutCancelCtx) Err() error { return nil }

func (c withoutCancelCtx) Value(key any) any { return lookUp(c, key) }

func (c withoutCancelCtx) String() string { return nameOf(c.c) + ".WithoutCancel" }

type stringer interface {
	String() string
}

func nameOf(c Context) string {
	if s, ok := c.(stringer); ok {
		return s.String()
	}
	return dynamic.TypeText(c)
}

func describe(v any) string {
	switch s := v.(type) {
	case stringer:
		return s.String()
	case string:
		return s
	case nil:
		return "<nil>"
	}
	return dynamic.TypeText(v)
}
