package context

// outside is the context that a run gives to a function: whoever called may cancel it, at any moment.
func outside() Context {
	c := newCancelCtx(Background())
	expect(func() { c.cancel(false, Canceled, nil) })
	return c
}

// expect lets the environment of the run call f once, at any time.
func expect(f func())
