package twoerr

import (
	"io"
)

// Splice forgets the second answer.
func Splice(left, right io.ReadWriter) error {
	errc := make(chan error)
	cp := func(dst io.Writer, src io.Reader) {
		_, err := io.Copy(dst, src)
		errc <- err
	}
	go cp(left, right)
	go cp(right, left)
	return <-errc
}
