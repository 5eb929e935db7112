// go-select: a worker that waits for a job or for the end, both of the fragment.
package quits

type pool struct {
	jobs chan func()
	quit chan struct{}
}

func (p *pool) worker() {
	select {
	case job := <-p.jobs:
		job()
	case <-p.quit:
	}
}

func RunOne(n int, job func()) {
	p := &pool{jobs: make(chan func()), quit: make(chan struct{}, n)}
	for i := 0; i < n; i++ {
		go p.worker()
	}
	p.jobs <- job
	for i := 1; i < n; i++ {
		p.quit <- struct{}{}
	}
}
