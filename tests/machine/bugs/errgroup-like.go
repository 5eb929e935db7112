// want:
package main

import (
	"sync"
)

type group struct {
	wg   sync.WaitGroup
	once sync.Once
	err  error
}

type fault struct{}

func (fault) Error() string { return "fault" }

func (g *group) start(f func() error) {
	g.wg.Add(1)
	go func() {
		defer g.wg.Done()
		if err := f(); err != nil {
			g.once.Do(func() { g.err = err })
		}
	}()
}

func main() {
	var g group
	g.start(func() error { return fault{} })
	g.start(func() error { return nil })
	g.wg.Wait()
	if g.err == nil {
		panic("no error")
	}
}
