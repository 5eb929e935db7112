package ingest

import (
	"errors"
	"fmt"
)

type reader interface {
	Next() (string, error)
}

// Ingest reads n lines; on an error the producer leaves, and the consumer hangs.
func Ingest(r reader, n int) error {
	lines := make(chan string)
	errc := make(chan error, 1)
	go func() {
		for i := 0; i < n; i++ {
			line, err := r.Next()
			if err != nil {
				errc <- fmt.Errorf("line %d: %w", i, err)
				return
			}
			lines <- line
		}
		errc <- nil
	}()
	empty := 0
	for i := 0; i < n; i++ {
		if line := <-lines; line == "" {
			empty++
		}
	}
	if empty == n {
		return errors.New("all lines are empty")
	}
	return <-errc
}
