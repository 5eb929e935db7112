package retry

import (
	"errors"
	"time"
)

type policy struct {
	attempts int
	backoff  time.Duration
}

var errGaveUp = errors.New("gave up")

func (p policy) do(f func() error) error {
	for i := 0; i < p.attempts; i++ {
		err := f()
		if err == nil {
			return nil
		}
		time.Sleep(p.backoff)
	}
	return errGaveUp
}

// DoAll tries all functions again until they succeed.
func DoAll(p policy, fs ...func() error) int {
	results := make(chan error)
	for _, f := range fs {
		go func(f func() error) { results <- p.do(f) }(f)
	}
	failed := 0
	for range fs {
		if <-results != nil {
			failed++
		}
	}
	return failed
}
