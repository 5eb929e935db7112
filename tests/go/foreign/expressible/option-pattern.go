package option

import "sync"

type config struct {
	workers int
	buffer  int
	name    string
}

type Option func(*config)

func WithWorkers(n int) Option { return func(c *config) { c.workers = n } }
func WithBuffer(n int) Option  { return func(c *config) { c.buffer = n } }

// Run starts what its options say.
func Run(jobs []int, opts ...Option) int {
	cfg := config{workers: 2, buffer: 1, name: "default"}
	for _, opt := range opts {
		opt(&cfg)
	}
	out := make(chan int, cfg.buffer)
	var wg sync.WaitGroup
	for w := 0; w < cfg.workers; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			out <- len(jobs)
		}()
	}
	sum := 0
	for w := 0; w < cfg.workers; w++ {
		sum += <-out
	}
	wg.Wait()
	return sum
}
