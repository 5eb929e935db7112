package bufio

import "io"

// A Writer keeps what is written until there is enough of it.
type Writer struct {
	wr   io.Writer
	size int
	buf  []byte
	err  error
}

func NewWriter(w io.Writer) *Writer { return NewWriterSize(w, defaultSize) }

func NewWriterSize(w io.Writer, size int) *Writer {
	if b, ok := w.(*Writer); ok && b.size >= size {
		return b
	}
	if size <= 0 {
		size = defaultSize
	}
	return &Writer{wr: w, size: size}
}

func (b *Writer) Size() int { return b.size }

func (b *Writer) Reset(w io.Writer) {
	size := b.size
	if size == 0 {
		size = defaultSize
	}
	*b = Writer{wr: w, size: size}
}

func (b *Writer) Buffered() int { return len(b.buf) }

func (b *Writer) Available() int { return b.size - len(b.buf) }

func (b *Writer) AvailableBuffer() []byte { return make([]byte, 0, b.Available()) }

func (b *Writer) Flush() error {
	if b.err != nil || len(b.buf) == 0 {
		return b.err
	}
	n, err := b.wr.Write(b.buf)
	if n < len(b.buf) && err == nil {
		err = io.ErrShortWrite
	}
	if err != nil {
		b.buf = append([]byte(nil), b.buf[n:]...)
		b.err = err
		return err
	}
	b.buf = nil
	return nil
}

func (b *Writer) Write(p []byte) (nn int, err error) {
	for len(p) > b.Available() && b.err == nil {
		n := 0
		if len(b.buf) == 0 {
			n, b.err = b.wr.Write(p)
		} else {
			n = b.Available()
			b.buf = append(b.buf, p[:n]...)
			b.Flush()
		}
		nn += n
		p = p[n:]
	}
	if b.err != nil {
		return nn, b.err
	}
	b.buf = append(b.buf, p...)
	return nn + len(p), nil
}

func (b *Writer) WriteString(s string) (int, error) { return b.Write([]byte(s)) }

func (b *Writer) WriteByte(c byte) error {
	_, err := b.Write([]byte{c})
	return err
}

func (b *Writer) WriteRune(r rune) (size int, err error) {
	text := string(r)
	if b.err != nil || b.Available() < len(text) && b.Flush() != nil {
		return 0, b.err
	}
	return b.WriteString(text)
}

func (b *Writer) ReadFrom(r io.Reader) (n int64, err error) {
	chunk := make([]byte, b.size)
	for b.err == nil {
		m, err := r.Read(chunk)
		b.Write(chunk[:m])
		n += int64(m)
		if err == io.EOF {
			return n, b.err
		}
		if err != nil {
			return n, err
		}
	}
	return n, b.err
}

// A ReadWriter is both.
type ReadWriter struct {
	*Reader
	*Writer
}

func NewReadWriter(r *Reader, w *Writer) *ReadWriter { return &ReadWriter{r, w} }
