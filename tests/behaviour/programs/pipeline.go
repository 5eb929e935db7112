package main

import "sync"

func generate(n int, out chan<- int) {
	for i := 0; i < n; i++ {
		out <- i
	}
	close(out)
}

func filter(in <-chan int, out chan<- int, done chan struct{}) {
	for v := range in {
		select {
		case out <- v * v:
		case <-done:
			return
		}
	}
	close(out)
}

func main() {
	a, b := make(chan int), make(chan int, 2)
	done := make(chan struct{})
	go generate(3, a)
	go filter(a, b, done)
	for v := range b {
		if v > 3 {
			break
		}
	}
	close(done)
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
	}()
	wg.Wait()
}
