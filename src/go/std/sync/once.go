package sync

import "sync/atomic"

// A Once runs one function once.
type Once struct {
	done atomic.Bool
	m    Mutex
}

// Do runs f if it is the first call. Other calls wait until that one has ended, however it ended.
func (o *Once) Do(f func()) {
	if !o.done.Load() {
		o.doFirst(f)
		return
	}
	doneByOthers(o, f)
}

// doneByOthers leaves behind what f does where it was done before the run began. Of a Once of the run's own it
// does nothing.
func doneByOthers(o *Once, f func())

func (o *Once) doFirst(f func()) {
	o.m.Lock()
	defer o.m.Unlock()
	if !o.done.Load() {
		defer o.done.Store(true)
		f()
		return
	}
	doneByOthers(o, f)
}

// OnceFunc returns a function that runs f once. If f panics, every call panics with the same value.
func OnceFunc(f func()) func() {
	run := OnceValue(func() struct{} {
		f()
		return struct{}{}
	})
	return func() { run() }
}

// OnceValue returns a function that runs f once and returns its value. If f panics, every call panics with
// the same value.
func OnceValue[T any](f func() T) func() T {
	run := OnceValues(func() (T, struct{}) {
		return f(), struct{}{}
	})
	return func() T {
		value, _ := run()
		return value
	}
}

// OnceValues returns a function that runs f once and returns its values. If f panics, every call panics
// with the same value.
func OnceValues[T1, T2 any](f func() (T1, T2)) func() (T1, T2) {
	var once Once
	var valid bool
	var fault any
	var first T1
	var second T2
	run := func() {
		defer func() {
			fault = recover()
			if !valid {
				panic(fault)
			}
		}()
		first, second = f()
		f = nil
		valid = true
	}
	return func() (T1, T2) {
		once.Do(run)
		if !valid {
			panic(fault)
		}
		return first, second
	}
}
