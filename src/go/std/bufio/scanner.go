package bufio

import (
	"bytes"
	"errors"
	"io"
	"os"
	"unicode"
	"unicode/utf8"
)

const MaxScanTokenSize = 64 * 1024

var (
	ErrTooLong         = errors.New("bufio.Scanner: token too long")
	ErrNegativeAdvance = errors.New("bufio.Scanner: SplitFunc returns negative advance count")
	ErrAdvanceTooFar   = errors.New("bufio.Scanner: SplitFunc returns advance count beyond input")
	ErrBadReadCount    = errors.New("bufio.Scanner: Read returned impossible count")
	ErrFinalToken      = errors.New("final token")
)

// A SplitFunc finds the first token of some data, and says how far it goes.
type SplitFunc func(data []byte, atEOF bool) (advance int, token []byte, err error)

// A Scanner reads tokens, which are lines if nobody says otherwise.
type Scanner struct {
	r     io.Reader
	split SplitFunc
	max   int
	token []byte
	// What was read and belongs to no token yet.
	data []byte
	// Why no more is read, the end of the input included.
	err     error
	empties int
	started bool
	done    bool
}

func NewScanner(r io.Reader) *Scanner {
	return &Scanner{r: r, split: ScanLines, max: MaxScanTokenSize}
}

func (s *Scanner) Err() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}

func (s *Scanner) Bytes() []byte { return s.token }

func (s *Scanner) Text() string { return string(s.token) }

func (s *Scanner) Buffer(buf []byte, max int) {
	if s.started {
		panic("Buffer called after Scan")
	}
	s.max = max
	if cap(buf) > max {
		s.max = cap(buf)
	}
}

func (s *Scanner) Split(split SplitFunc) {
	if s.started {
		panic("Split called after Scan")
	}
	s.split = split
}

// unknownToken stands for what a file holds.
func unknownToken() (token []byte, more bool)

func (s *Scanner) Scan() bool {
	if _, ok := s.r.(*os.File); ok {
		var more bool
		s.token, more = unknownToken()
		return more
	}
	if s.done {
		return false
	}
	s.started = true
	for {
		if len(s.data) > 0 || s.err != nil {
			found, ended := s.next()
			if ended || found {
				return found
			}
		}
		if s.err != nil {
			s.data = nil
			s.token = nil
			return false
		}
		if len(s.data) >= s.max {
			return s.fail(ErrTooLong)
		}
		s.read()
	}
}

// next asks for a token of what is there.
func (s *Scanner) next() (found, ended bool) {
	advance, token, err := s.split(s.data, s.err != nil)
	switch {
	case err == ErrFinalToken:
		s.token = token
		s.done = true
		return token != nil, true
	case err != nil:
		return s.fail(err), true
	case advance < 0:
		return s.fail(ErrNegativeAdvance), true
	case advance > len(s.data):
		return s.fail(ErrAdvanceTooFar), true
	}
	s.data = s.data[advance:]
	s.token = token
	if token == nil {
		return false, false
	}
	if s.err == nil || advance > 0 {
		s.empties = 0
	} else if s.empties++; s.empties > 100 {
		panic("bufio.Scan: too many empty tokens without progressing")
	}
	return true, false
}

func (s *Scanner) fail(err error) bool {
	s.token = nil
	s.stop(err)
	return false
}

// stop remembers the first error that is not the end of the input.
func (s *Scanner) stop(err error) {
	if s.err == nil || s.err == io.EOF {
		s.err = err
	}
}

func (s *Scanner) read() {
	size := 4096
	if size > s.max-len(s.data) {
		size = s.max - len(s.data)
	}
	chunk := make([]byte, size)
	for tries := 0; ; tries++ {
		n, err := s.r.Read(chunk)
		if n < 0 || n > len(chunk) {
			s.stop(ErrBadReadCount)
			return
		}
		s.data = append(s.data[:len(s.data):len(s.data)], chunk[:n]...)
		switch {
		case err != nil:
			s.stop(err)
			return
		case n > 0:
			s.empties = 0
			return
		case tries == 100:
			s.stop(io.ErrNoProgress)
			return
		}
	}
}

func ScanBytes(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if len(data) == 0 {
		return 0, nil, nil
	}
	return 1, data[:1], nil
}

func ScanRunes(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if len(data) == 0 || !atEOF && !utf8.FullRune(data) {
		return 0, nil, nil
	}
	r, size := utf8.DecodeRune(data)
	if r == utf8.RuneError && size == 1 {
		return 1, []byte(string(utf8.RuneError)), nil
	}
	return size, data[:size], nil
}

func ScanLines(data []byte, atEOF bool) (advance int, token []byte, err error) {
	i := bytes.IndexByte(data, '\n')
	switch {
	case i >= 0:
		return i + 1, withoutReturn(data[:i]), nil
	case atEOF && len(data) > 0:
		return len(data), withoutReturn(data), nil
	}
	return 0, nil, nil
}

func withoutReturn(line []byte) []byte {
	if n := len(line); n > 0 && line[n-1] == '\r' {
		return line[:n-1]
	}
	return line
}

func ScanWords(data []byte, atEOF bool) (advance int, token []byte, err error) {
	start := len(data) - len(bytes.TrimLeftFunc(data, unicode.IsSpace))
	for i, r := range string(data[start:]) {
		if unicode.IsSpace(r) {
			end := start + i
			return end + utf8.RuneLen(r), data[start:end], nil
		}
	}
	if atEOF && len(data) > start {
		return len(data), data[start:], nil
	}
	return start, nil, nil
}
