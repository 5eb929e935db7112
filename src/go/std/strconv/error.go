package strconv

import "errors"

// A NumError says which function could not read what, and why.
type NumError struct {
	Func string
	Num  string
	Err  error
}

func (e *NumError) Error() string {
	return "strconv." + e.Func + ": parsing " + Quote(e.Num) + ": " + e.Err.Error()
}

func (e *NumError) Unwrap() error { return e.Err }

var ErrRange = errors.New("value out of range")

var ErrSyntax = errors.New("invalid syntax")

func syntaxError(function, text string) *NumError { return &NumError{function, text, ErrSyntax} }

func rangeError(function, text string) *NumError { return &NumError{function, text, ErrRange} }
