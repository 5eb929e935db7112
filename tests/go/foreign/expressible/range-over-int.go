//go:build go1.22

package rangeint

import "sync"

type tally struct {
	mu sync.Mutex
	n  int
}

// Count uses what newer versions of Go allow.
func Count(workers int) int {
	var t tally
	var wg sync.WaitGroup
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			t.mu.Lock()
			defer t.mu.Unlock()
			t.n++
		}()
	}
	wg.Wait()
	return t.n
}

// Squares indexes its results.
func Squares(n int) []int {
	out := make(chan int, n)
	for i := range n {
		go func() { out <- i * i }()
	}
	all := make([]int, n)
	for i := range n {
		all[i] = <-out
	}
	return all
}
