package validate

import (
	"errors"
	"fmt"
)

type Request struct {
	Workers int
	Items   []string
	DryRun  bool
}

func (r *Request) validate() error {
	switch {
	case r.Workers < 0:
		return errors.New("negative workers")
	case len(r.Items) == 0:
		return errors.New("no items")
	}
	return nil
}

// Handle returns early before and after the goroutines have been started.
func Handle(req *Request) error {
	if err := req.validate(); err != nil {
		return err
	}
	if req.DryRun {
		fmt.Println("dry run")
		return nil
	}
	out := make(chan string)
	for _, it := range req.Items {
		go func(s string) { out <- s + "!" }(it)
	}
	first := <-out
	if first == "stop!" {
		return errors.New("stopped")
	}
	for i := 1; i < len(req.Items); i++ {
		fmt.Println(<-out)
	}
	return nil
}
