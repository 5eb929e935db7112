// want: terminates
package main

import "sync"

func main() {
	var a, b sync.Mutex
	var wg sync.WaitGroup
	eat := func(l, r *sync.Mutex) {
		defer wg.Done()
		for {
			l.Lock()
			if r.TryLock() {
				r.Unlock()
				l.Unlock()
				return
			}
			l.Unlock()
		}
	}
	wg.Add(2)
	go eat(&a, &b)
	go eat(&b, &a)
	wg.Wait()
}
