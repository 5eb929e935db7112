package context

import "sync"

// An afterFuncCtx runs a function instead of telling others.
type afterFuncCtx struct {
	cancelCtx
	once sync.Once
	f    func()
}

// AfterFunc runs f in a goroutine of its own after ctx was cancelled. The function that it returns prevents
// that, and tells whether it did.
func AfterFunc(ctx Context, f func()) (stop func() bool) {
	a := &afterFuncCtx{f: f}
	a.Context = ctx
	a.done = make(chan struct{})
	a.follow(ctx, a)
	return func() bool {
		stopped := false
		a.once.Do(func() { stopped = true })
		if stopped {
			a.cancel(true, Canceled, nil)
		}
		return stopped
	}
}

func (a *afterFuncCtx) cancel(removeFromParent bool, err, cause error) {
	a.finish(err, cause)
	if removeFromParent {
		a.abandon(a)
	}
	a.once.Do(func() { go a.f() })
}
