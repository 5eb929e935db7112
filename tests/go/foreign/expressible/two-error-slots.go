package twoerr

import (
	"io"
)

// Proxy copies both ways and returns when one direction ends; the other has room to report.
func Proxy(left, right io.ReadWriter) error {
	errc := make(chan error, 2)
	cp := func(dst io.Writer, src io.Reader) {
		_, err := io.Copy(dst, src)
		errc <- err
	}
	go cp(left, right)
	go cp(right, left)
	return <-errc
}
