// want: race-free, no-panic
package main

import (
	"sync"
)

func main() {
	var wg sync.WaitGroup
	m := map[int]int{}
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			m[i] = i
		}(i)
	}
	wg.Wait()
}
