package barrier

import "sync"

type runner struct {
	id    int
	start *sync.WaitGroup
	done  chan int
}

func (r *runner) run() {
	r.start.Wait()
	r.done <- r.id
}

// Race lets all runners start at once.
func Race(n int) int {
	var start sync.WaitGroup
	start.Add(1)
	done := make(chan int)
	for i := 0; i < n; i++ {
		r := &runner{id: i, start: &start, done: done}
		go r.run()
	}
	start.Done()
	last := -1
	for i := 0; i < n; i++ {
		last = <-done
	}
	return last
}
