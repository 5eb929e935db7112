//go:build go1.25

package wggo

import "sync"

// Each runs f for all names.
func Each(names []string, f func(string) error) []error {
	errs := make([]error, len(names))
	var wg sync.WaitGroup
	for i, name := range names {
		wg.Go(func() {
			errs[i] = f(name)
		})
	}
	wg.Wait()
	return errs
}
