package strings

import (
	"errors"
	"io"
	"unicode/utf8"
)

// A Reader reads a string.
type Reader struct {
	s string
	i int64
	// Where the rune begins that was read last, or -1.
	rune int
}

func NewReader(s string) *Reader { return &Reader{s, 0, -1} }

func (r *Reader) Reset(s string) { *r = Reader{s, 0, -1} }

func (r *Reader) Size() int64 { return int64(len(r.s)) }

func (r *Reader) Len() int { return len(r.rest()) }

func (r *Reader) rest() string {
	if r.i >= int64(len(r.s)) {
		return ""
	}
	return r.s[r.i:]
}

func (r *Reader) Read(b []byte) (n int, err error) {
	rest := r.rest()
	if rest == "" {
		return 0, io.EOF
	}
	r.rune = -1
	n = copy(b, rest)
	r.i += int64(n)
	return n, nil
}

func (r *Reader) ReadAt(b []byte, off int64) (n int, err error) {
	if off < 0 {
		return 0, errors.New("strings.Reader.ReadAt: negative offset")
	}
	if off >= int64(len(r.s)) {
		return 0, io.EOF
	}
	n = copy(b, r.s[off:])
	if n < len(b) {
		err = io.EOF
	}
	return n, err
}

func (r *Reader) ReadByte() (byte, error) {
	r.rune = -1
	rest := r.rest()
	if rest == "" {
		return 0, io.EOF
	}
	r.i++
	return rest[0], nil
}

func (r *Reader) UnreadByte() error {
	if r.i <= 0 {
		return errors.New("strings.Reader.UnreadByte: at beginning of string")
	}
	r.rune = -1
	r.i--
	return nil
}

func (r *Reader) ReadRune() (ch rune, size int, err error) {
	rest := r.rest()
	if rest == "" {
		r.rune = -1
		return 0, 0, io.EOF
	}
	r.rune = int(r.i)
	ch, size = utf8.DecodeRuneInString(rest)
	r.i += int64(size)
	return ch, size, nil
}

func (r *Reader) UnreadRune() error {
	if r.i <= 0 {
		return errors.New("strings.Reader.UnreadRune: at beginning of string")
	}
	if r.rune < 0 {
		return errors.New("strings.Reader.UnreadRune: previous operation was not ReadRune")
	}
	r.i = int64(r.rune)
	r.rune = -1
	return nil
}

func (r *Reader) Seek(offset int64, whence int) (int64, error) {
	r.rune = -1
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		offset += r.i
	case io.SeekEnd:
		offset += int64(len(r.s))
	default:
		return 0, errors.New("strings.Reader.Seek: invalid whence")
	}
	if offset < 0 {
		return 0, errors.New("strings.Reader.Seek: negative position")
	}
	r.i = offset
	return offset, nil
}

func (r *Reader) WriteTo(w io.Writer) (n int64, err error) {
	r.rune = -1
	rest := r.rest()
	if rest == "" {
		return 0, nil
	}
	m, err := io.WriteString(w, rest)
	if m > len(rest) {
		panic("strings.Reader.WriteTo: invalid WriteString count")
	}
	r.i += int64(m)
	if m < len(rest) && err == nil {
		err = io.ErrShortWrite
	}
	return int64(m), err
}
