package group

import "sync"

type limited struct {
	wg    sync.WaitGroup
	slots chan struct{}
}

func newLimited(n int) *limited {
	return &limited{slots: make(chan struct{}, n)}
}

func (l *limited) do(f func()) {
	l.wg.Add(1)
	l.slots <- struct{}{}
	go func() {
		defer l.done()
		f()
	}()
}

func (l *limited) done() {
	<-l.slots
	l.wg.Done()
}

// Convert has at most max conversions at a time.
func Convert(paths []string, max int, convert func(string)) {
	l := newLimited(max)
	for _, p := range paths {
		p := p
		l.do(func() { convert(p) })
	}
	l.wg.Wait()
}
