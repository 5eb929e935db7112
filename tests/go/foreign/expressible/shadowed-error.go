package shadow

import "errors"

type step struct {
	name string
	run  func() error
}

func prepare(n int) (int, error) {
	if n > 100 {
		return 0, errors.New("too many")
	}
	return n, nil
}

// Steps prepares, runs and collects, with an error that is shadowed on the way.
func Steps(steps []step) (err error) {
	n, err := prepare(len(steps))
	if err != nil {
		return err
	}
	errs := make(chan error, n)
	for _, s := range steps {
		if err := s.run(); err != nil {
			errs <- err
		} else {
			errs <- nil
		}
	}
	for i := 0; i < len(steps); i++ {
		if e := <-errs; e != nil {
			err = e
		}
	}
	return err
}
