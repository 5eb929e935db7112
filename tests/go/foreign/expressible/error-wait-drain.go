package checks

import (
	"fmt"
	"sync"
)

type Check func() error

// RunAll waits first and reads afterwards, so that the channel must have room for all.
func RunAll(checks map[string]Check) error {
	errs := make(chan error, len(checks))
	var wg sync.WaitGroup
	for name, check := range checks {
		wg.Add(1)
		go func(name string, check Check) {
			defer wg.Done()
			if err := check(); err != nil {
				errs <- fmt.Errorf("%s: %w", name, err)
			} else {
				errs <- nil
			}
		}(name, check)
	}
	wg.Wait()
	for range checks {
		if err := <-errs; err != nil {
			return err
		}
	}
	return nil
}
