package errors

import "internal/dynamic"

type errorString struct {
	s string
}

func (e *errorString) Error() string { return e.s }

// New returns an error that is equal to no other one, even of the same text.
func New(text string) error { return &errorString{text} }

// ErrUnsupported says that an operation cannot be done here.
var ErrUnsupported = New("unsupported operation")

// Unwrap returns the one error that err wraps.
func Unwrap(err error) error {
	u, ok := err.(interface{ Unwrap() error })
	if !ok {
		return nil
	}
	return u.Unwrap()
}

// Is tells whether err, or one that it wraps, is target.
func Is(err, target error) bool {
	if err == nil {
		return target == nil
	}
	if target == nil {
		return false
	}
	return is(err, target, dynamic.Comparable(target))
}

func is(err, target error, comparable bool) bool {
	for {
		if comparable && err == target {
			return true
		}
		if dynamic.Unread(err) {
			return dynamic.Wraps(err, target)
		}
		if x, ok := err.(interface{ Is(error) bool }); ok && x.Is(target) {
			return true
		}
		switch x := err.(type) {
		case interface{ Unwrap() error }:
			err = x.Unwrap()
			if err == nil {
				return false
			}
		case interface{ Unwrap() []error }:
			for _, inner := range x.Unwrap() {
				if is(inner, target, comparable) {
					return true
				}
			}
			return false
		default:
			return false
		}
	}
}

// As stores err, or the first that it wraps and that fits, where target points to.
func As(err error, target any) bool {
	if err == nil {
		return false
	}
	if target == nil {
		panic("errors: target cannot be nil")
	}
	if dynamic.Kind(target) != dynamic.Pointer || dynamic.IsNil(target) {
		panic("errors: target must be a non-nil pointer")
	}
	if dynamic.ElemKind(target) != dynamic.Interface {
		if _, ok := dynamic.Elem(target).(error); !ok {
			panic("errors: *target must be interface or implement error")
		}
	}
	return as(err, target)
}

func as(err error, target any) bool {
	for {
		if dynamic.Unread(err) {
			if !dynamic.Holds(err, target) {
				return false
			}
			dynamic.Fill(target, err)
			return true
		}
		if dynamic.Assign(target, err) {
			return true
		}
		if x, ok := err.(interface{ As(any) bool }); ok && x.As(target) {
			return true
		}
		switch x := err.(type) {
		case interface{ Unwrap() error }:
			err = x.Unwrap()
			if err == nil {
				return false
			}
		case interface{ Unwrap() []error }:
			for _, inner := range x.Unwrap() {
				if inner != nil && as(inner, target) {
					return true
				}
			}
			return false
		default:
			return false
		}
	}
}

// AsType returns err, or the first that it wraps and that is an E.
func AsType[E error](err error) (E, bool) {
	var found E
	ok := err != nil && As(err, &found)
	return found, ok
}

type joinError struct {
	errs []error
}

// Join wraps those of the errors that are not nil.
func Join(errs ...error) error {
	var kept []error
	for _, err := range errs {
		if err != nil {
			kept = append(kept, err)
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return &joinError{kept}
}

func (e *joinError) Error() string {
	text := e.errs[0].Error()
	for _, err := range e.errs[1:] {
		text += "\n" + err.Error()
	}
	return text
}

func (e *joinError) Unwrap() []error { return e.errs }
