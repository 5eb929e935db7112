// want: race-free
package main

import (
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var results []int
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			results = append(results, i)
		}(i)
	}
	wg.Wait()
}
