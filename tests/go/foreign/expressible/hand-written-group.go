package group

import "sync"

// Group is a collection of goroutines of which the first error counts.
type Group struct {
	wg   sync.WaitGroup
	once sync.Once
	err  error
}

func (g *Group) Go(f func() error) {
	g.wg.Add(1)
	go func() {
		defer g.wg.Done()
		if err := f(); err != nil {
			g.once.Do(func() { g.err = err })
		}
	}()
}

func (g *Group) Wait() error {
	g.wg.Wait()
	return g.err
}

// Apply runs f for each of the names.
func Apply(names []string, f func(string) error) error {
	var g Group
	for _, name := range names {
		name := name
		g.Go(func() error { return f(name) })
	}
	return g.Wait()
}
