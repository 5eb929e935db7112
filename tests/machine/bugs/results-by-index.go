// want:
package main

import (
	"sync"
)

func main() {
	var wg sync.WaitGroup
	results := make([]int, 3)
	for i := range results {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			results[i] = i * i
		}(i)
	}
	wg.Wait()
	if results[2] != 4 {
		panic("wrong")
	}
}
