package bytes

import (
	"errors"
	"io"
	"unicode/utf8"
)

var ErrTooLarge = errors.New("bytes.Buffer: too large")

// A Buffer is written at its end and read at its beginning.
type Buffer struct {
	buf []byte
	off int
	// What the last read can be undone by: its bytes if it was a rune, -1 for anything else, 0 for no read.
	last int
}

func NewBuffer(buf []byte) *Buffer { return &Buffer{buf: buf} }

func NewBufferString(s string) *Buffer { return &Buffer{buf: []byte(s)} }

func (b *Buffer) Bytes() []byte { return b.buf[b.off:] }

func (b *Buffer) AvailableBuffer() []byte { return b.buf[len(b.buf):] }

func (b *Buffer) Available() int { return cap(b.buf) - len(b.buf) }

func (b *Buffer) String() string {
	if b == nil {
		return "<nil>"
	}
	return string(b.buf[b.off:])
}

func (b *Buffer) Len() int { return len(b.buf) - b.off }

func (b *Buffer) Cap() int { return cap(b.buf) }

func (b *Buffer) Reset() {
	b.buf = b.buf[:0]
	b.off = 0
	b.last = 0
}

func (b *Buffer) Truncate(n int) {
	if n == 0 {
		b.Reset()
		return
	}
	b.last = 0
	if n < 0 || n > b.Len() {
		panic("bytes.Buffer: truncation out of range")
	}
	b.buf = b.buf[:b.off+n]
}

func (b *Buffer) Grow(n int) {
	if n < 0 {
		panic("bytes.Buffer.Grow: negative count")
	}
	if cap(b.buf)-len(b.buf) < n {
		grown := make([]byte, b.Len(), b.Len()+n)
		copy(grown, b.Bytes())
		b.buf = grown
		b.off = 0
	}
}

func (b *Buffer) Write(p []byte) (n int, err error) {
	b.last = 0
	b.buf = append(b.buf, p...)
	return len(p), nil
}

func (b *Buffer) WriteString(s string) (n int, err error) {
	b.last = 0
	b.buf = append(b.buf, s...)
	return len(s), nil
}

func (b *Buffer) WriteByte(c byte) error {
	b.last = 0
	b.buf = append(b.buf, c)
	return nil
}

func (b *Buffer) WriteRune(r rune) (n int, err error) { return b.WriteString(string(r)) }

func (b *Buffer) ReadFrom(r io.Reader) (n int64, err error) {
	chunk := make([]byte, MinRead)
	for {
		m, err := r.Read(chunk)
		if m < 0 {
			panic("bytes.Buffer: reader returned negative count from Read")
		}
		b.Write(chunk[:m])
		n += int64(m)
		if err == io.EOF {
			return n, nil
		}
		if err != nil {
			return n, err
		}
	}
}

func (b *Buffer) WriteTo(w io.Writer) (n int64, err error) {
	b.last = 0
	if size := b.Len(); size > 0 {
		m, err := w.Write(b.Bytes())
		if m > size {
			panic("bytes.Buffer.WriteTo: invalid Write count")
		}
		b.off += m
		n = int64(m)
		if err != nil {
			return n, err
		}
		if m != size {
			return n, io.ErrShortWrite
		}
	}
	b.Reset()
	return n, nil
}

func (b *Buffer) Read(p []byte) (n int, err error) {
	b.last = 0
	if b.Len() == 0 {
		b.Reset()
		if len(p) == 0 {
			return 0, nil
		}
		return 0, io.EOF
	}
	n = copy(p, b.Bytes())
	b.off += n
	if n > 0 {
		b.last = -1
	}
	return n, nil
}

func (b *Buffer) Next(n int) []byte {
	b.last = 0
	if size := b.Len(); n > size {
		n = size
	}
	data := b.buf[b.off : b.off+n]
	b.off += n
	if n > 0 {
		b.last = -1
	}
	return data
}

func (b *Buffer) ReadByte() (byte, error) {
	if b.Len() == 0 {
		b.Reset()
		return 0, io.EOF
	}
	c := b.buf[b.off]
	b.off++
	b.last = -1
	return c, nil
}

func (b *Buffer) ReadRune() (r rune, size int, err error) {
	if b.Len() == 0 {
		b.Reset()
		return 0, 0, io.EOF
	}
	r, size = utf8.DecodeRune(b.Bytes())
	b.off += size
	b.last = size
	return r, size, nil
}

func (b *Buffer) UnreadRune() error {
	if b.last <= 0 {
		return errors.New("bytes.Buffer: UnreadRune: previous operation was not a successful ReadRune")
	}
	b.off -= b.last
	b.last = 0
	return nil
}

func (b *Buffer) UnreadByte() error {
	if b.last == 0 {
		return errors.New("bytes.Buffer: UnreadByte: previous operation was not a successful read")
	}
	b.last = 0
	if b.off > 0 {
		b.off--
	}
	return nil
}

func (b *Buffer) ReadBytes(delim byte) (line []byte, err error) {
	end := b.Len()
	if i := IndexByte(b.Bytes(), delim); i >= 0 {
		end = i + 1
	} else {
		err = io.EOF
	}
	line = append(line, b.buf[b.off:b.off+end]...)
	b.off += end
	b.last = -1
	return line, err
}

func (b *Buffer) ReadString(delim byte) (line string, err error) {
	bytes, err := b.ReadBytes(delim)
	return string(bytes), err
}
