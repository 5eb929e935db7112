package safe

import (
	"fmt"
	"sync"
)

type handler func(int) error

func guard(h handler, i int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return h(i)
}

// Serve runs the handlers so that a panic becomes an error.
func Serve(n int, h handler) []error {
	errs := make([]error, n)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			errs[i] = guard(h, i)
		}(i)
	}
	wg.Wait()
	return errs
}
