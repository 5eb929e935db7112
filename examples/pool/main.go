package example

import "sync"

type pool struct {
	results chan int
	wg      sync.WaitGroup
}

func newPool(size int) *pool {
	return &pool{results: make(chan int, size)}
}

func (p *pool) start(n int) {
	for i := 0; i < n; i++ {
		p.wg.Add(1)
		go p.run(i)
	}
}

func (p *pool) run(i int) {
	defer p.wg.Done()
	p.results <- i
}

// Pool runs n jobs in a pool of the given size.
func Pool(size, n int) {
	p := newPool(size)
	p.start(n)
	p.wg.Wait()
}
