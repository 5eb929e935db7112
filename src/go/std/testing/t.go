package testing

// A T is a run of a test.
type T struct {
	common
	isParallel bool
}

// Run calls f as a test of its own, and tells whether it has not failed.
func (t *T) Run(name string, f func(t *T)) bool {
	if t.name != "" {
		name = t.name + "/" + name
	}
	sub := &T{common: newCommon(name, &t.common)}
	return sub.run(func() { f(sub) })
}

// Parallel waits until the one above has returned; then all that have called it run.
func (t *T) Parallel() {
	if t.isParallel {
		panic("testing: t.Parallel called multiple times")
	}
	t.isParallel = true
	t.parent.parallel = append(t.parent.parallel, &t.common)
	t.signal <- true
	<-t.parent.barrier
}

// An M runs all tests of a package.
type M struct {
	tests int
}

// Run tells by a code how the tests ended, which is unknown.
func (m *M) Run() (code int)
