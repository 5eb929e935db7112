package scenarios

import (
	"bufio"
	"bytes"
	"container/list"
	"errors"
	"fmt"
	"io"
	"log"
	"strings"
)

// slowly reads few bytes at a time, and ends with an error of its own if it has one.
type slowly struct {
	r   io.Reader
	n   int
	err error
}

func (s *slowly) Read(p []byte) (int, error) {
	if len(p) > s.n {
		p = p[:s.n]
	}
	n, err := s.r.Read(p)
	if err == io.EOF && s.err != nil {
		err = s.err
	}
	return n, err
}

// A failing writer takes some bytes, and then no more.
type failing struct{ left int }

func (f *failing) Write(p []byte) (int, error) {
	if len(p) > f.left {
		n := f.left
		f.left = 0
		return n, errors.New("full")
	}
	f.left -= len(p)
	return len(p), nil
}

var inputs = []string{
	"", "one", "one\ntwo\n", "one\r\ntwo\r\n\r\nthree", "\n\n", "a b  c\td\n e", "日本 語\xff\xfe x", "   ", strings.Repeat("long ", 50) + "\nend", "\r", "a\r",
}

func init() {
	Scenarios["scanner"] = func(t *trace) {
		for _, text := range inputs {
			for i, split := range []bufio.SplitFunc{bufio.ScanLines, bufio.ScanWords, bufio.ScanRunes, bufio.ScanBytes} {
				for _, n := range []int{1, 3, 1000} {
					s := bufio.NewScanner(&slowly{strings.NewReader(text), n, nil})
					s.Split(split)
					s.Buffer(make([]byte, 0, 16), 100)
					var tokens []string
					for s.Scan() {
						tokens = append(tokens, s.Text())
					}
					t.add(i, n, fmt.Sprintf("%q", tokens), s.Err(), s.Scan())
				}
			}
		}
		s := bufio.NewScanner(&slowly{strings.NewReader("a\nb"), 2, errors.New("broken")})
		for s.Scan() {
			t.add(s.Text())
		}
		t.add(s.Err())
		s = bufio.NewScanner(strings.NewReader("a,b,c"))
		s.Split(func(data []byte, atEOF bool) (int, []byte, error) {
			if i := bytes.IndexByte(data, ','); i >= 0 {
				if data[0] == 'b' {
					return i + 1, data[:i], bufio.ErrFinalToken
				}
				return i + 1, data[:i], nil
			}
			return 0, nil, nil
		})
		for s.Scan() {
			t.add(s.Text())
		}
		t.add(s.Err())
	}
	Scenarios["buffered reader"] = func(t *trace) {
		for _, text := range inputs {
			for _, n := range []int{1, 5, 1000} {
				r := bufio.NewReaderSize(&slowly{strings.NewReader(text), n, nil}, 16)
				for i := 0; i < 12; i++ {
					switch i % 6 {
					case 0:
						c, err := r.ReadByte()
						t.add(c, err, r.UnreadByte(), r.UnreadByte())
					case 1:
						c, size, err := r.ReadRune()
						t.add(c, size, err, r.UnreadRune(), r.UnreadRune())
					case 2:
						s, err := r.ReadString('\n')
						t.add(fmt.Sprintf("%q", s), err)
					case 3:
						b, err := r.Peek(3)
						t.add(fmt.Sprintf("%q", b), err)
					case 4:
						b, prefix, err := r.ReadLine()
						t.add(fmt.Sprintf("%q", b), prefix, err)
					case 5:
						n, err := r.Discard(2)
						t.add(n, err)
					}
				}
				rest, err := io.ReadAll(r)
				t.add(fmt.Sprintf("%q", rest), err)
			}
		}
	}
	Scenarios["buffered writer"] = func(t *trace) {
		var b bytes.Buffer
		w := bufio.NewWriterSize(&b, 8)
		for i, s := range []string{"abc", "defgh", "ijklmnopqrstuvwxyz", "é", ""} {
			n, err := w.WriteString(s)
			t.add(n, err, w.Buffered(), w.Available(), b.String())
			if i == 2 {
				t.add(w.WriteByte('!'), w.Flush(), b.String())
			}
		}
		n, err := w.WriteRune('日')
		t.add(n, err, w.Flush(), b.String())
		bad := bufio.NewWriterSize(&failing{5}, 4)
		for i := 0; i < 4; i++ {
			n, err := bad.WriteString("xyz")
			t.add(n, err)
		}
		t.add(bad.Flush(), bad.Buffered())
		rw := bufio.NewReadWriter(bufio.NewReader(strings.NewReader("in")), bufio.NewWriter(&b))
		m, err := rw.ReadFrom(strings.NewReader(" more"))
		t.add(m, err, rw.Flush(), b.String())
	}
	Scenarios["readers"] = func(t *trace) {
		for seed := uint32(1); seed < 60; seed++ {
			state := seed
			next := func(n int) int {
				state = state*1664525 + 1013904223
				return int(state>>16) % n
			}
			text := inputs[next(len(inputs))]
			s, b, buf := strings.NewReader(text), bytes.NewReader([]byte(text)), bytes.NewBufferString(text)
			for i := 0; i < 20; i++ {
				for _, r := range []interface {
					io.RuneScanner
					io.ByteScanner
					io.Reader
					Len() int
				}{s, b, buf} {
					switch state % 7 {
					case 0, 1:
						p := make([]byte, state%5)
						n, err := r.Read(p)
						t.add(n, err, p)
					case 2:
						c, err := r.ReadByte()
						t.add(c, err)
					case 3:
						c, size, err := r.ReadRune()
						t.add(c, size, err)
					case 4:
						t.add(r.UnreadByte())
					case 5:
						t.add(r.UnreadRune())
					case 6:
						t.add(r.Len())
					}
				}
				switch next(9) {
				case 0:
					at, err := s.Seek(int64(next(9)-4), next(4))
					t.add(at, err)
				case 1:
					n, err := buf.WriteString("+x")
					t.add(n, err, buf.String())
				case 2:
					t.add(buf.Next(2))
				case 3:
					line, err := buf.ReadString('\n')
					t.add(line, err)
				case 4:
					p := make([]byte, 3)
					n, err := s.ReadAt(p, int64(next(9)-1))
					t.add(n, err, p)
				}
			}
			var out strings.Builder
			n, err := s.WriteTo(&out)
			m, err2 := buf.WriteTo(&out)
			t.add(n, err, m, err2, out.String(), out.Len())
		}
		var nothing *bytes.Buffer
		t.add(nothing.String())
		var grown bytes.Buffer
		grown.Grow(10)
		grown.WriteByte('a')
		grown.WriteRune('é')
		t.panics(func() { grown.Truncate(9) })
		grown.Truncate(1)
		n, err := grown.ReadFrom(strings.NewReader("more"))
		t.add(n, err, grown.String(), grown.Len())
	}
	Scenarios["io"] = func(t *trace) {
		var b bytes.Buffer
		n, err := io.Copy(&b, io.LimitReader(strings.NewReader("hello world"), 5))
		t.add(n, err, b.String())
		n, err = io.CopyN(&b, strings.NewReader("abc"), 5)
		t.add(n, err, b.String())
		n, err = io.Copy(&failing{3}, &slowly{strings.NewReader("abcdef"), 2, nil})
		t.add(n, err)
		p := make([]byte, 4)
		m, err := io.ReadFull(strings.NewReader("ab"), p)
		t.add(m, err)
		m, err = io.ReadFull(strings.NewReader(""), p)
		t.add(m, err)
		m, err = io.ReadAtLeast(strings.NewReader("abc"), p, 5)
		t.add(m, err)
		multi, err := io.ReadAll(io.MultiReader(strings.NewReader("a"), strings.NewReader(""), strings.NewReader("bc")))
		t.add(string(multi), err)
		m, err = io.MultiWriter(&b, &failing{2}).Write([]byte("xyz"))
		t.add(m, err)
		tee, err := io.ReadAll(io.TeeReader(strings.NewReader("tee"), &b))
		t.add(string(tee), err, b.String())
		section := io.NewSectionReader(strings.NewReader("0123456789"), 2, 5)
		at, err := section.Seek(-2, io.SeekEnd)
		rest, _ := io.ReadAll(section)
		t.add(at, err, string(rest), section.Size())
		m, err = section.ReadAt(p, 3)
		t.add(m, err)
		m, err = io.WriteString(io.Discard, "gone")
		t.add(m, err, io.NopCloser(strings.NewReader("")).Close())
	}
	Scenarios["pipe"] = func(t *trace) {
		r, w := io.Pipe()
		go func() {
			n, err := w.Write([]byte("hello"))
			t.add("written", n, err)
			w.CloseWithError(errors.New("that is all"))
		}()
		p := make([]byte, 3)
		n, err := r.Read(p)
		t.add("read", n, err)
		n, err = r.Read(p)
		n2, err2 := r.Read(p)
		t.add(n, err, n2, err2)
		n, err = w.Write([]byte("x"))
		t.add(n, err)
		r, w = io.Pipe()
		go r.Close()
		n, err = w.Write([]byte("x"))
		t.add(n, err)
		n, err = r.Read(p)
		t.add(n, err)
		r, w = io.Pipe()
		w.Close()
		n, err = r.Read(p)
		t.add(n, err)
		n, err = w.Write(nil)
		t.add(n, err)
	}
	Scenarios["errors"] = func(t *trace) {
		base := errors.New("base")
		wrapped := fmt.Errorf("outer: %w", fmt.Errorf("inner: %w", base))
		t.add(errors.Is(wrapped, base), errors.Is(base, wrapped), errors.Is(nil, base), errors.Is(base, nil), errors.Is(nil, nil))
		t.add(errors.Unwrap(wrapped), errors.Unwrap(base), errors.New("x") == errors.New("x"))
		var c *coded
		var s fmt.Stringer
		chain := fmt.Errorf("a: %w", &coded{5})
		t.add(errors.As(chain, &c), c.code, errors.As(chain, &s), errors.As(base, &c), errors.As(nil, &c))
		t.add(errors.Is(chain, &coded{5}), errors.Is(chain, &coded{6}), errors.Is(loose{[]int{1}}, loose{[]int{1}}))
		var number numbered
		t.add(errors.As(chain, &number), number)
		t.panics(func() { errors.As(base, nil) })
		t.panics(func() { errors.As(base, 5) })
		t.panics(func() { errors.As(base, (*error)(nil)) })
		t.panics(func() { var x int; errors.As(base, &x) })
	}
	Scenarios["log"] = func(t *trace) {
		var b bytes.Buffer
		l := log.New(&b, "pre: ", 0)
		l.Print("a", 1, 2, "b")
		l.Printf("%d\n", 5)
		l.Println("x", "y")
		l.SetPrefix("")
		l.Print("")
		t.panics(func() { l.Panicf("bad %d", 1) })
		t.add(b.String(), l.Flags(), l.Prefix())
		log.SetOutput(&b)
		log.SetFlags(0)
		log.Print("standard")
		t.add(b.String(), log.Writer() == io.Writer(&b))
		l2 := list.New()
		l2.PushBack(1)
		t.add(l2.Len())
	}
}

type coded struct{ code int }

func (c *coded) Error() string { return fmt.Sprint("code ", c.code) }

func (c *coded) String() string { return "coded" }

func (c *coded) Is(target error) bool {
	other, ok := target.(*coded)
	return ok && other.code == c.code
}

func (c *coded) As(target any) bool {
	n, ok := target.(*numbered)
	if ok {
		*n = numbered(c.code)
	}
	return ok
}

type numbered int

func (numbered) Error() string { return "numbered" }

type loose struct{ values []int }

func (loose) Error() string { return "loose" }
