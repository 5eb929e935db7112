package share

type job struct{ id int }

type outcome struct {
	job job
	err error
}

type Pool struct {
	size  int
	perIn int
}

func (p *Pool) worker(results chan<- outcome) {
	for j := 0; j < p.perIn; j++ {
		results <- outcome{job: job{j}}
	}
}

// Drain lets each worker do its fixed share.
func (p *Pool) Drain() []outcome {
	results := make(chan outcome, p.size)
	for w := 0; w < p.size; w++ {
		go p.worker(results)
	}
	var all []outcome
	for i := 0; i < p.size*p.perIn; i++ {
		all = append(all, <-results)
	}
	return all
}
