// want:
package main

import (
	"sync"
)

func main() {
	jobs := make(chan int, 2)
	var wg sync.WaitGroup
	for w := 0; w < 2; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for range jobs {
			}
		}()
	}
	for i := 0; i < 3; i++ {
		jobs <- i
	}
	close(jobs)
	wg.Wait()
}
