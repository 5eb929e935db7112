// want:
package main

import "sync"

func main() {
	var g, a, b sync.Mutex
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		g.Lock()
		a.Lock()
		b.Lock()
		b.Unlock()
		a.Unlock()
		g.Unlock()
	}()
	go func() {
		defer wg.Done()
		g.Lock()
		b.Lock()
		a.Lock()
		a.Unlock()
		b.Unlock()
		g.Unlock()
	}()
	wg.Wait()
}
