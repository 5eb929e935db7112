package io

import "errors"

func WriteString(w Writer, s string) (n int, err error) {
	if sw, ok := w.(StringWriter); ok {
		return sw.WriteString(s)
	}
	return w.Write([]byte(s))
}

// ReadAtLeast reads until buf has min bytes.
func ReadAtLeast(r Reader, buf []byte, min int) (n int, err error) {
	if len(buf) < min {
		return 0, ErrShortBuffer
	}
	for n < min && err == nil {
		var read int
		read, err = r.Read(buf[n:])
		n += read
	}
	if n >= min {
		return n, nil
	}
	if n > 0 && err == EOF {
		err = ErrUnexpectedEOF
	}
	return n, err
}

func ReadFull(r Reader, buf []byte) (n int, err error) { return ReadAtLeast(r, buf, len(buf)) }

func ReadAll(r Reader) ([]byte, error) {
	var all []byte
	buf := make([]byte, 512)
	for {
		n, err := r.Read(buf)
		all = append(all, buf[:n]...)
		if err == EOF {
			return all, nil
		}
		if err != nil {
			return all, err
		}
	}
}

func CopyN(dst Writer, src Reader, n int64) (written int64, err error) {
	written, err = Copy(dst, LimitReader(src, n))
	if written < n && err == nil {
		err = EOF
	}
	return written, err
}

func Copy(dst Writer, src Reader) (written int64, err error) { return copyBuffer(dst, src, nil) }

func CopyBuffer(dst Writer, src Reader, buf []byte) (written int64, err error) {
	if buf != nil && len(buf) == 0 {
		panic("empty buffer in CopyBuffer")
	}
	return copyBuffer(dst, src, buf)
}

var errInvalidWrite = errors.New("invalid write result")

func copyBuffer(dst Writer, src Reader, buf []byte) (written int64, err error) {
	if wt, ok := src.(WriterTo); ok {
		return wt.WriteTo(dst)
	}
	if rf, ok := dst.(ReaderFrom); ok {
		return rf.ReadFrom(src)
	}
	if buf == nil {
		buf = make([]byte, 512)
	}
	for {
		read, readErr := src.Read(buf)
		if read > 0 {
			n, err := dst.Write(buf[:read])
			if n < 0 || n > read {
				n = 0
				if err == nil {
					err = errInvalidWrite
				}
			}
			written += int64(n)
			if err != nil {
				return written, err
			}
			if n != read {
				return written, ErrShortWrite
			}
		}
		if readErr == EOF {
			return written, nil
		}
		if readErr != nil {
			return written, readErr
		}
	}
}

// A LimitedReader reads at most N bytes.
type LimitedReader struct {
	R Reader
	N int64
}

func LimitReader(r Reader, n int64) Reader { return &LimitedReader{r, n} }

func (l *LimitedReader) Read(p []byte) (n int, err error) {
	if l.N <= 0 {
		return 0, EOF
	}
	if int64(len(p)) > l.N {
		p = p[:l.N]
	}
	n, err = l.R.Read(p)
	l.N -= int64(n)
	return n, err
}

type teeReader struct {
	r Reader
	w Writer
}

func TeeReader(r Reader, w Writer) Reader { return &teeReader{r, w} }

func (t *teeReader) Read(p []byte) (n int, err error) {
	n, err = t.r.Read(p)
	if n > 0 {
		if n, err := t.w.Write(p[:n]); err != nil {
			return n, err
		}
	}
	return n, err
}
