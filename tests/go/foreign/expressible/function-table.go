package stages

import "sync"

func compile() error { return nil }
func link() error    { return nil }
func pack() error    { return nil }

// Build runs three named functions at once.
func Build() []error {
	var (
		wg   sync.WaitGroup
		mu   sync.Mutex
		errs []error
	)
	run := func(f func() error) {
		defer wg.Done()
		if err := f(); err != nil {
			mu.Lock()
			errs = append(errs, err)
			mu.Unlock()
		}
	}
	steps := []func() error{compile, link, pack}
	for _, step := range steps {
		wg.Add(1)
		go run(step)
	}
	wg.Wait()
	return errs
}
