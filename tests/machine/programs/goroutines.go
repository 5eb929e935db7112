package main

import (
	"fmt"
	"sync"
)

type counter struct {
	mu sync.Mutex
	n  map[string]int
}

func (c *counter) inc(k string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n[k]++
}

func producer(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 0; i < n; i++ {
			out <- i
		}
	}()
	return out
}

func square(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			out <- v * v
		}
		close(out)
	}()
	return out
}

func main() {
	c := counter{n: map[string]int{}}
	var wg sync.WaitGroup
	for i := 0; i < 4; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			c.inc(fmt.Sprint("k", i%2))
		}(i)
	}
	wg.Wait()
	fmt.Println(c.n)
	sum := 0
	for v := range square(producer(5)) {
		sum += v
	}
	fmt.Println(sum)
	done := make(chan struct{})
	res := make(chan string, 1)
	go func() {
		<-done
		res <- "finished"
	}()
	close(done)
	fmt.Println(<-res)
	var once sync.Once
	for i := 0; i < 3; i++ {
		once.Do(func() { fmt.Println("once", i) })
	}
	f := c.inc
	var w2 sync.WaitGroup
	w2.Add(1)
	go func() { defer w2.Done(); f("k9") }()
	w2.Wait()
	fmt.Println(c.n["k9"])
	var rw sync.RWMutex
	rw.RLock()
	rw.RLock()
	rw.RUnlock()
	rw.RUnlock()
	rw.Lock()
	defer rw.Unlock()
	m := make(chan int)
	go func(x int) { m <- x }(sum)
	sum = 0
	fmt.Println(<-m)
	errc := make(chan error)
	go func() { errc <- work(3) }()
	fmt.Println(<-errc)
	go c.inc("z")
}

func work(n int) error { return fmt.Errorf("work %d", n) }
