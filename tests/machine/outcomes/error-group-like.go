package main

import (
	"errors"
	"fmt"
	"sync"
)

type group struct {
	wg   sync.WaitGroup
	once sync.Once
	err  error
}

func (g *group) Go(f func() error) {
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
	g.Go(func() error { return errors.New("a") })
	g.Go(func() error { return errors.New("b") })
	g.Go(func() error { return nil })
	g.wg.Wait()
	fmt.Println(g.err)
}
