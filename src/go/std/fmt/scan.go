package fmt

import (
	"errors"
	"internal/dynamic"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode"
)

// A scanner reads runes one by one, and can take back the last.
type scanner struct {
	r io.RuneScanner
	// A newline ends the input.
	line bool
}

func Sscan(str string, a ...any) (n int, err error) { return Fscan(strings.NewReader(str), a...) }

func Sscanln(str string, a ...any) (n int, err error) { return Fscanln(strings.NewReader(str), a...) }

func Sscanf(str string, format string, a ...any) (n int, err error) {
	return Fscanf(strings.NewReader(str), format, a...)
}

func Scan(a ...any) (n int, err error) { return Fscan(os.Stdin, a...) }

func Scanln(a ...any) (n int, err error) { return Fscanln(os.Stdin, a...) }

func Scanf(format string, a ...any) (n int, err error) { return Fscanf(os.Stdin, format, a...) }

// input stores something unknown where each operand points to, and tells by unknown results how it went.
func input(a []any) (n int, err error)

func isFile(r io.Reader) bool {
	_, ok := r.(*os.File)
	return ok
}

func Fscan(r io.Reader, a ...any) (n int, err error) {
	if isFile(r) {
		return input(a)
	}
	return newScanner(r, false).scan(a)
}

func Fscanln(r io.Reader, a ...any) (n int, err error) {
	if isFile(r) {
		return input(a)
	}
	s := newScanner(r, true)
	n, err = s.scan(a)
	if err != nil {
		return n, err
	}
	for {
		c, ok := s.next()
		if !ok || c == '\n' {
			return n, nil
		}
		if !unicode.IsSpace(c) {
			return n, errors.New("expected newline")
		}
	}
}

func newScanner(r io.Reader, line bool) *scanner {
	if rs, ok := r.(io.RuneScanner); ok {
		return &scanner{rs, line}
	}
	return &scanner{&byteRunes{r: r}, line}
}

// byteRunes reads single bytes as runes of a reader that knows no runes.
type byteRunes struct {
	r      io.Reader
	last   rune
	undone bool
}

func (b *byteRunes) ReadRune() (r rune, size int, err error) {
	if b.undone {
		b.undone = false
		return b.last, 1, nil
	}
	var one [1]byte
	if _, err := io.ReadFull(b.r, one[:]); err != nil {
		return 0, 0, err
	}
	b.last = rune(one[0])
	return b.last, 1, nil
}

func (b *byteRunes) UnreadRune() error {
	b.undone = true
	return nil
}

func (s *scanner) next() (rune, bool) {
	c, _, err := s.r.ReadRune()
	return c, err == nil
}

// skipSpace tells whether anything comes before the end of the input, or of the line.
func (s *scanner) skipSpace() error {
	for {
		c, ok := s.next()
		switch {
		case !ok:
			return io.ErrUnexpectedEOF
		case c == '\n' && s.line:
			s.r.UnreadRune()
			return errors.New("unexpected newline")
		case !unicode.IsSpace(c):
			s.r.UnreadRune()
			return nil
		}
	}
}

func (s *scanner) token(width int) string {
	text := ""
	for ; width != 0; width-- {
		c, ok := s.next()
		if !ok {
			break
		}
		if unicode.IsSpace(c) {
			s.r.UnreadRune()
			break
		}
		text += string(c)
	}
	return text
}

func (s *scanner) scan(a []any) (n int, err error) {
	for _, target := range a {
		err := s.skipSpace()
		if err == nil {
			err = store(target, s.token(-1), 'v')
		} else if n == 0 && err == io.ErrUnexpectedEOF {
			err = io.EOF
		}
		if err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// store reads text as the verb says, and stores it where target points to.
func store(target any, text string, verb rune) error {
	base := 10
	switch verb {
	case 'x', 'X':
		base = 16
	case 'b':
		base = 2
	case 'o':
		base = 8
	case 'v':
		base = 0
	}
	switch t := target.(type) {
	case *string:
		*t = text
		return nil
	case *[]byte:
		*t = []byte(text)
		return nil
	case *bool:
		b, err := strconv.ParseBool(text)
		if err == nil {
			*t = b
		}
		return err
	case *int:
		i, err := strconv.ParseInt(text, base, 64)
		if err != nil {
			return expected(err, "expected integer")
		}
		*t = int(i)
		return nil
	case *int64:
		i, err := strconv.ParseInt(text, base, 64)
		if err != nil {
			return expected(err, "expected integer")
		}
		*t = i
		return nil
	case *int32:
		i, err := strconv.ParseInt(text, base, 32)
		if err != nil {
			return expected(err, "expected integer")
		}
		*t = int32(i)
		return nil
	case *uint:
		u, err := strconv.ParseUint(text, base, 64)
		if err != nil {
			return expected(err, "expected integer")
		}
		*t = uint(u)
		return nil
	case *uint64:
		u, err := strconv.ParseUint(text, base, 64)
		if err != nil {
			return expected(err, "expected integer")
		}
		*t = u
		return nil
	case *float64:
		f, err := strconv.ParseFloat(text, 64)
		if err == nil {
			*t = f
		}
		return err
	case *float32:
		f, err := strconv.ParseFloat(text, 32)
		if err == nil {
			*t = float32(f)
		}
		return err
	}
	return errors.New("can't scan type: " + dynamic.TypeText(target))
}

func expected(err error, words string) error {
	if errors.Is(err, strconv.ErrSyntax) {
		return errors.New(words)
	}
	return err
}

func Fscanf(r io.Reader, format string, a ...any) (n int, err error) {
	if isFile(r) {
		return input(a)
	}
	s := newScanner(r, true)
	f := &reading{format: format}
	for f.at < len(format) {
		c := format[f.at]
		f.at++
		switch {
		case c == '%' && f.peek() != '%':
			width, ok := f.number()
			if !ok {
				width = -1
			}
			verb := rune(f.peek())
			f.at++
			if n >= len(a) {
				return n, errors.New("too few operands for format '%" + string(verb) + "'")
			}
			if err := s.one(a[n], verb, width); err != nil {
				return n, err
			}
			n++
		case unicode.IsSpace(rune(c)):
			if err := s.space(c == '\n'); err != nil {
				return n, err
			}
		default:
			if c == '%' {
				f.at++
				s.skipSpace()
			}
			got, ok := s.next()
			if !ok {
				return n, io.ErrUnexpectedEOF
			}
			if got != rune(c) {
				s.r.UnreadRune()
				return n, errors.New("input does not match format")
			}
		}
	}
	if n < len(a) {
		return n, errors.New("too many operands")
	}
	return n, nil
}

// space reads what white space of a format stands for: the end of a line, or other spaces.
func (s *scanner) space(newline bool) error {
	found := false
	for {
		c, ok := s.next()
		switch {
		case !ok:
			return nil
		case c == '\n' && newline && !found:
			found = true
		case c == '\n' || !unicode.IsSpace(c):
			s.r.UnreadRune()
			if newline && !found {
				return errors.New("newline in format does not match input")
			}
			return nil
		}
	}
}

func (s *scanner) one(target any, verb rune, width int) error {
	if verb == 'c' {
		c, ok := s.next()
		if !ok {
			return io.EOF
		}
		if t, ok := target.(*rune); ok {
			*t = c
			return nil
		}
		return errors.New("bad verb '%c' for " + dynamic.TypeText(target)[1:])
	}
	if err := s.skipSpace(); err != nil {
		return err
	}
	if _, ok := target.(*string); ok || verb == 's' {
		return store(target, s.token(width), verb)
	}
	return store(target, s.number(verb, width), verb)
}

// number reads as far as it may be one.
func (s *scanner) number(verb rune, width int) string {
	allowed := "+-_0123456789"
	switch verb {
	case 'd':
	case 'x', 'X':
		allowed += "abcdefABCDEF"
	case 't':
		allowed = "01truefalsTRUEFALS"
	default:
		allowed += ".eEpPxXabcdfABCDFinINtyTYu"
	}
	text := ""
	for ; width != 0; width-- {
		c, ok := s.next()
		if !ok {
			break
		}
		if !strings.ContainsRune(allowed, c) || (c == '+' || c == '-') && verb == 'd' && text != "" {
			s.r.UnreadRune()
			break
		}
		text += string(c)
	}
	return text
}
