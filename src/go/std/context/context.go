package context

import (
	"errors"
	"time"
)

// A Context says until when some work is wanted, and carries values for it.
type Context interface {
	Deadline() (deadline time.Time, ok bool)
	Done() <-chan struct{}
	Err() error
	Value(key any) any
}

// A CancelFunc says that the work is no longer wanted. It does not wait for its end.
type CancelFunc func()

// A CancelCauseFunc says so too, and why.
type CancelCauseFunc func(cause error)

var Canceled = errors.New("context canceled")

var DeadlineExceeded error = deadlineExceededError{}

type deadlineExceededError struct{}

func (deadlineExceededError) Error() string { return "context deadline exceeded" }

func (deadlineExceededError) Timeout() bool { return true }

func (deadlineExceededError) Temporary() bool { return true }

// An emptyCtx is never cancelled.
type emptyCtx struct{}

func (emptyCtx) Deadline() (deadline time.Time, ok bool) { return }

func (emptyCtx) Done() <-chan struct{} { return nil }

func (emptyCtx) Err() error { return nil }

func (emptyCtx) Value(key any) any { return nil }

type backgroundCtx struct{ emptyCtx }

func (backgroundCtx) String() string { return "context.Background" }

type todoCtx struct{ emptyCtx }

func (todoCtx) String() string { return "context.TODO" }

func Background() Context { return backgroundCtx{} }

func TODO() Context { return todoCtx{} }
