package server

import (
	"fmt"
	"os"
)

type component interface {
	Name() string
	Run() error
}

type Server struct {
	components []component
	verbose    bool
}

func (s *Server) run(c component, errCh chan<- error) {
	if s.verbose {
		fmt.Fprintln(os.Stderr, "starting", c.Name())
	}
	err := c.Run()
	if err != nil {
		err = fmt.Errorf("%s: %w", c.Name(), err)
	}
	errCh <- err
}

func collect(errCh <-chan error, n int) []error {
	var errs []error
	for i := 0; i < n; i++ {
		if err := <-errCh; err != nil {
			errs = append(errs, err)
		}
	}
	return errs
}

// Start runs all components and gathers their errors.
func (s *Server) Start() []error {
	errCh := make(chan error)
	for _, c := range s.components {
		go s.run(c, errCh)
	}
	return collect(errCh, len(s.components))
}
