package bufio

import (
	"bytes"
	"errors"
	"io"
	"os"
	"unicode/utf8"
)

const defaultSize = 4096

var (
	ErrInvalidUnreadByte = errors.New("bufio: invalid use of UnreadByte")
	ErrInvalidUnreadRune = errors.New("bufio: invalid use of UnreadRune")
	ErrBufferFull        = errors.New("bufio: buffer full")
	ErrNegativeCount     = errors.New("bufio: negative count")
)

// A Reader asks for more than it needs, and keeps it.
type Reader struct {
	rd   io.Reader
	size int
	// What was read and not yet asked for.
	kept []byte
	err  error
	// The byte that was asked for last, or -1, and the bytes of the last rune, or -1.
	lastByte, lastRune int
	lastBytes          []byte
}

func NewReader(rd io.Reader) *Reader { return NewReaderSize(rd, defaultSize) }

func NewReaderSize(rd io.Reader, size int) *Reader {
	if b, ok := rd.(*Reader); ok && b.size >= size {
		return b
	}
	if size < 16 {
		size = 16
	}
	return &Reader{rd: rd, size: size, lastByte: -1, lastRune: -1}
}

func (b *Reader) Size() int { return b.size }

func (b *Reader) Reset(r io.Reader) {
	size := b.size
	if size == 0 {
		size = defaultSize
	}
	*b = Reader{rd: r, size: size, lastByte: -1, lastRune: -1}
}

func (b *Reader) Buffered() int { return len(b.kept) }

// fill asks once, and again if nothing came, but not for ever.
func (b *Reader) fill() {
	chunk := make([]byte, b.size-len(b.kept))
	for tries := 0; tries < 100; tries++ {
		n, err := b.rd.Read(chunk)
		if n < 0 {
			panic("bufio: reader returned negative count from Read")
		}
		b.kept = append(b.kept[:len(b.kept):len(b.kept)], chunk[:n]...)
		if err != nil {
			b.err = err
			return
		}
		if n > 0 {
			return
		}
	}
	b.err = io.ErrNoProgress
}

func (b *Reader) takeErr() error {
	err := b.err
	b.err = nil
	return err
}

// take hands out the first bytes of what is kept.
func (b *Reader) take(n int) []byte {
	taken := b.kept[:n:n]
	b.kept = b.kept[n:]
	b.lastRune = -1
	if n > 0 {
		b.lastByte = int(taken[n-1])
	}
	return taken
}

func (b *Reader) Peek(n int) ([]byte, error) {
	if n < 0 {
		return nil, ErrNegativeCount
	}
	b.lastByte = -1
	b.lastRune = -1
	for len(b.kept) < n && len(b.kept) < b.size && b.err == nil {
		b.fill()
	}
	if n > b.size {
		return b.kept, ErrBufferFull
	}
	if len(b.kept) < n {
		err := b.takeErr()
		if err == nil {
			err = ErrBufferFull
		}
		return b.kept, err
	}
	return b.kept[:n:n], nil
}

func (b *Reader) Discard(n int) (discarded int, err error) {
	if n < 0 {
		return 0, ErrNegativeCount
	}
	if n == 0 {
		return 0, nil
	}
	b.lastByte = -1
	b.lastRune = -1
	for discarded < n {
		if len(b.kept) == 0 {
			if b.err != nil {
				return discarded, b.takeErr()
			}
			b.fill()
		}
		part := n - discarded
		if part > len(b.kept) {
			part = len(b.kept)
		}
		b.kept = b.kept[part:]
		discarded += part
	}
	return discarded, nil
}

func (b *Reader) Read(p []byte) (n int, err error) {
	if len(p) == 0 {
		if len(b.kept) > 0 {
			return 0, nil
		}
		return 0, b.takeErr()
	}
	if len(b.kept) == 0 {
		if b.err == nil {
			b.fill()
		}
		if len(b.kept) == 0 {
			return 0, b.takeErr()
		}
	}
	n = len(p)
	if n > len(b.kept) {
		n = len(b.kept)
	}
	copy(p, b.take(n))
	return n, nil
}

func (b *Reader) ReadByte() (byte, error) {
	b.lastRune = -1
	for len(b.kept) == 0 {
		if b.err != nil {
			return 0, b.takeErr()
		}
		b.fill()
	}
	return b.take(1)[0], nil
}

func (b *Reader) UnreadByte() error {
	if b.lastByte < 0 {
		return ErrInvalidUnreadByte
	}
	b.kept = append([]byte{byte(b.lastByte)}, b.kept...)
	b.lastByte = -1
	b.lastRune = -1
	return nil
}

func (b *Reader) ReadRune() (r rune, size int, err error) {
	for len(b.kept) < utf8.UTFMax && !utf8.FullRune(b.kept) && b.err == nil {
		b.fill()
	}
	if len(b.kept) == 0 {
		b.lastRune = -1
		return 0, 0, b.takeErr()
	}
	r, size = utf8.DecodeRune(b.kept)
	b.lastBytes = b.take(size)
	b.lastRune = size
	return r, size, nil
}

func (b *Reader) UnreadRune() error {
	if b.lastRune < 0 {
		return ErrInvalidUnreadRune
	}
	b.kept = append(b.lastBytes, b.kept...)
	b.lastByte = -1
	b.lastRune = -1
	return nil
}

// unknownLine stands for what a file holds.
func unknownLine() (line []byte, err error)

func (b *Reader) ReadSlice(delim byte) (line []byte, err error) {
	if _, ok := b.rd.(*os.File); ok {
		return unknownLine()
	}
	for {
		if i := bytes.IndexByte(b.kept, delim); i >= 0 {
			return b.take(i + 1), nil
		}
		if b.err != nil {
			return b.take(len(b.kept)), b.takeErr()
		}
		if len(b.kept) >= b.size {
			return b.take(len(b.kept)), ErrBufferFull
		}
		b.fill()
	}
}

func (b *Reader) ReadLine() (line []byte, isPrefix bool, err error) {
	if _, ok := b.rd.(*os.File); ok {
		line, err = unknownLine()
		return line, false, err
	}
	line, err = b.ReadSlice('\n')
	if err == ErrBufferFull {
		// The newline may still come.
		if n := len(line); n > 0 && line[n-1] == '\r' {
			b.kept = append([]byte{'\r'}, b.kept...)
			line = line[:n-1]
		}
		return line, true, nil
	}
	n := len(line)
	if n == 0 {
		return nil, false, err
	}
	if line[n-1] == '\n' {
		n--
		if n > 0 && line[n-1] == '\r' {
			n--
		}
	}
	return line[:n], false, nil
}

func (b *Reader) ReadBytes(delim byte) ([]byte, error) {
	if _, ok := b.rd.(*os.File); ok {
		return unknownLine()
	}
	var all []byte
	for {
		part, err := b.ReadSlice(delim)
		all = append(all, part...)
		if err != ErrBufferFull {
			return all, err
		}
	}
}

func (b *Reader) ReadString(delim byte) (string, error) {
	all, err := b.ReadBytes(delim)
	return string(all), err
}

func (b *Reader) WriteTo(w io.Writer) (n int64, err error) {
	for {
		if len(b.kept) > 0 {
			m, err := w.Write(b.take(len(b.kept)))
			n += int64(m)
			if err != nil {
				return n, err
			}
		}
		if b.err != nil {
			if err := b.takeErr(); err != io.EOF {
				return n, err
			}
			return n, nil
		}
		b.fill()
	}
}
