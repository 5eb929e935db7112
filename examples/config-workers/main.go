package example

// Config tells how to run.
type Config struct {
	Workers int
	Verbose bool
}

// Run starts the workers and waits for all of them.
func Run(cfg Config) {
	workers := cfg.Workers
	if workers <= 0 {
		workers = 4
	}
	done := make(chan struct{}, workers)
	for i := 0; i < workers; i++ {
		go func() {
			work(cfg.Verbose)
			done <- struct{}{}
		}()
	}
	for i := 0; i < workers; i++ {
		<-done
	}
}

func work(bool) {}
