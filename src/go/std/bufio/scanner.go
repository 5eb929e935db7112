package bufio

import (
	"bytes"
	"errors"
	"io"
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
	r       io.Reader
	split   SplitFunc
	max     int
	token   []byte
	data    []byte
	err     error
	eof     bool
	empties int
	started bool
	done    bool
}

func NewScanner(r io.Reader) *Scanner {
	return &Scanner{r: r, split: ScanLines, max: MaxScanTokenSize}
}

func (s *Scanner) Err() error { return s.err }

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

func (s *Scanner) Scan() bool {
	if s.done {
		return false
	}
	s.started = true
	for {
		if len(s.data) > 0 || s.eof {
			found, ended := s.next()
			if ended || found {
				return found
			}
		}
		if s.eof {
			return s.end(nil)
		}
		if len(s.data) >= s.max {
			return s.end(ErrTooLong)
		}
		s.read()
	}
}

// next asks for a token of what is there.
func (s *Scanner) next() (found, ended bool) {
	advance, token, err := s.split(s.data, s.eof)
	if err == ErrFinalToken {
		s.end(nil)
		s.token = token
		s.done = true
		return token != nil, true
	}
	switch {
	case err != nil:
		return s.end(err), true
	case advance < 0:
		return s.end(ErrNegativeAdvance), true
	case advance > len(s.data):
		return s.end(ErrAdvanceTooFar), true
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

func (s *Scanner) end(err error) bool {
	s.done = true
	s.token = nil
	if s.err == nil {
		s.err = err
	}
	return false
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
			s.err = ErrBadReadCount
			s.eof = true
			return
		}
		s.data = append(s.data[:len(s.data):len(s.data)], chunk[:n]...)
		switch {
		case err != nil:
			if err != io.EOF {
				s.err = err
			}
			s.eof = true
			return
		case n > 0:
			s.empties = 0
			return
		case tries == 100:
			s.err = io.ErrNoProgress
			s.eof = true
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
