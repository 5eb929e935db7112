package fmt

import (
	"errors"
	"sort"
)

type wrapError struct {
	msg string
	err error
}

func (e *wrapError) Error() string { return e.msg }

func (e *wrapError) Unwrap() error { return e.err }

type wrapErrors struct {
	msg  string
	errs []error
}

func (e *wrapErrors) Error() string { return e.msg }

func (e *wrapErrors) Unwrap() []error { return e.errs }

// Errorf returns an error that wraps the operands of %w.
func Errorf(format string, a ...any) error {
	p := printer{wrapping: true}
	text, ok := quick(format, a)
	p.silent = ok
	p.printf(format, a)
	if ok {
		p.text = text
	}
	switch len(p.wrapped) {
	case 0:
		return errors.New(p.text)
	case 1:
		err, _ := a[p.wrapped[0]].(error)
		return &wrapError{p.text, err}
	}
	sort.Ints(p.wrapped)
	var errs []error
	for i, operand := range p.wrapped {
		if i > 0 && p.wrapped[i-1] == operand {
			continue
		}
		if err, ok := a[operand].(error); ok {
			errs = append(errs, err)
		}
	}
	return &wrapErrors{p.text, errs}
}
