package main

import (
	"errors"
	"fmt"
	"io"
)

var ErrBase = errors.New("base")

type opErr struct {
	op  string
	err error
}

func (o opErr) Error() string { return o.op + ": " + o.err.Error() }
func (o opErr) Unwrap() error { return o.err }

func open(n int) (err error) {
	defer func() {
		if err != nil {
			err = opErr{"open", err}
		}
	}()
	if n == 1 {
		return ErrBase
	}
	if n == 2 {
		return fmt.Errorf("ctx %d: %w", n, io.EOF)
	}
	return
}

func main() {
	for i := 0; i < 3; i++ {
		err := open(i)
		fmt.Println(err, errors.Is(err, ErrBase), errors.Is(err, io.EOF))
		var o opErr
		if errors.As(err, &o) {
			fmt.Println("op", o.op, o.err)
		}
	}
	e := fmt.Errorf("a: %w", fmt.Errorf("b: %w", ErrBase))
	fmt.Println(e, errors.Unwrap(e), errors.Unwrap(errors.Unwrap(e)) == ErrBase)
	fmt.Println(errors.New("x") == errors.New("x"), opErr{"a", ErrBase} == opErr{"a", ErrBase})
}
