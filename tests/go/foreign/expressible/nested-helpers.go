package nested

import "errors"

type conn struct{ id int }

func (c conn) dial() error {
	if c.id%7 == 3 {
		return errors.New("refused")
	}
	return nil
}

func report(errs chan<- error, err error) { errs <- err }

func dialOne(c conn, errs chan<- error) {
	report(errs, c.dial())
}

func dialAll(n int, errs chan error) {
	for i := 0; i < n; i++ {
		c := conn{id: i}
		go dialOne(c, errs)
	}
}

func firstError(n int, errs <-chan error) (err error) {
	for i := 0; i < n; i++ {
		if e := <-errs; e != nil && err == nil {
			err = e
		}
	}
	return
}

// Dial spreads the work over four helpers.
func Dial(n int) error {
	errs := make(chan error)
	dialAll(n, errs)
	return firstError(n, errs)
}
