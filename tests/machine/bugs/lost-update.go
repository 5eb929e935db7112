// want: race-free, no-panic
package main

import (
	"sync"
)

func main() {
	var wg sync.WaitGroup
	n := 0
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			n++
		}()
	}
	wg.Wait()
	if n != 2 {
		panic("lost")
	}
}
