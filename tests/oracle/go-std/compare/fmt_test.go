package compare

import (
	"errors"
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"
	"unsafe"

	ourerrors "virgostd/errors"
	ourfmt "virgostd/fmt"
)

type named int

type stringy struct{ A int }

func (s stringy) String() string { return fmt.Sprintf("<%d>", s.A) }

type pointy struct{ A int }

func (p *pointy) String() string { return "at " + fmt.Sprint(p.A) }

type failing struct{ words string }

func (f failing) Error() string { return "failing " + f.words }

type panicking struct{}

func (panicking) String() string { panic("no words") }

type gosyntax struct{}

func (gosyntax) GoString() string { return "gosyntax!" }

type bytesOf []byte

type wordsOf string

type inner struct {
	B stringy
	c stringy
}

type outer struct {
	A  int
	b  string
	C  *int
	D  []byte
	E  map[string]int
	F  any
	G  error
	h  any
	I  inner
	J  [2]bool
	K  func()
	L  []any
	M  struct{}
	N  *outer
	O  float64
	P  wordsOf
	ch chan int
}

var number = 5

var operands = []any{
	nil, true, false, 0, 1, -1, 42, -42, 255, math.MaxInt64, math.MinInt64,
	int8(-5), int16(300), int32('x'), int32(0x65e5), int64(-7), uint(9), uint8(200), uint16(7), uint32(0x110000), uint64(math.MaxUint64), uintptr(0x1f),
	named(3), 1.0, -0.0, 1e21, 1e20, 123456789.0, 1e-7, 3.14159, float32(0.1), math.Inf(1), math.Inf(-1), math.NaN(), 100000.0, 1e6, 0.000123,
	1 + 2i, complex64(-1.5i), complex(math.Inf(1), math.NaN()),
	"", "hello", "日本語", "with \"quotes\" and `ticks`", "tab\tnl\n", "bad\xffbytes", wordsOf("worded"),
	[]byte("bytes"), []byte(nil), []byte{}, bytesOf("of"), [3]byte{1, 2, 3},
	[]int{1, 2, 3}, []int(nil), []string{"a", "b c"}, []any{1, "a", nil, 2.5, stringy{4}}, []error{failing{"x"}, nil}, [2][]int{{1}, nil},
	map[string]int{"b": 2, "a": 1}, map[string]int(nil), map[int]string{3: "c", -1: "z"}, map[bool]any{true: nil, false: 1}, map[float64]int{math.NaN(): 1, 1: 2, -1: 3},
	map[[2]int]string{{2, 1}: "b", {1, 9}: "a"}, map[any]int{"x": 1, 2: 3}, map[stringy]int{{2}: 1, {1}: 2},
	stringy{7}, &stringy{8}, &pointy{9}, pointy{10}, (*pointy)(nil), (*stringy)(nil), failing{"why"}, &failing{"ptr"}, panicking{}, gosyntax{}, &gosyntax{},
	inner{stringy{1}, stringy{2}}, &inner{}, outer{A: 1, b: "s", D: []byte("d"), E: map[string]int{"k": 1}, F: stringy{3}, G: failing{"g"}, h: stringy{5}, L: []any{nil, stringy{6}}, O: 2.5, P: "p"},
	&outer{L: []any{}}, struct{}{}, struct {
		X any
		Y error
	}{}, (*int)(nil), (func())(nil), (chan int)(nil), &[]int{1}, &map[string]int{"q": 1}, &[1]string{"r"},
	errors.New("plain"), []*int{nil}, []named{1, 2}, [][]byte{[]byte("in")}, unsafe.Pointer(nil), []stringy{{1}, {2}}, []float64{1, 2.5}, [0]int{},
}

var flagTexts = []string{"", "+", "-", "#", " ", "0", "+#", "-0", "0-", " 0", "+ ", "#0", "# "}

var widthTexts = []string{"", "1", "6", "12", "20"}

var precisionTexts = []string{"", ".", ".0", ".1", ".3", ".10"}

func TestVerbs(t *testing.T) {
	for _, v := range operands {
		for _, verb := range "vdsqxXtTcUobOeEfFgGpw%ZéØ" {
			for _, flags := range flagTexts {
				if verb == 'w' && strings.ContainsAny(flags, "+#") {
					continue // Go 1.19 does not take them for those of %v.
				}
				for _, width := range widthTexts {
					for _, precision := range precisionTexts {
						format := "%" + flags + width + precision + string(verb)
						same(t, format+" of "+fmt.Sprintf("%T", v), ourfmt.Sprintf(format, v), fmt.Sprintf(format, v))
					}
				}
			}
		}
		if t.Failed() {
			return
		}
	}
}

func TestPointers(t *testing.T) {
	for _, v := range []any{&number, func() {}, make(chan int), map[int]int{}, []int{1}, &outer{}, []*int{&number}, struct{ P *int }{&number}} {
		for _, format := range []string{"%p", "%v", "%#v", "%x", "%d", "%#p", "%+v", "%20p", "%s"} {
			same(t, format, ourfmt.Sprintf(format, v), fmt.Sprintf(format, v))
		}
	}
}

func TestFormats(t *testing.T) {
	for _, c := range []struct {
		format string
		a      []any
	}{
		{"%d", nil}, {"%d %d", []any{1}}, {"%d", []any{1, 2}}, {"plain", []any{1, "x", nil}}, {"%", nil}, {"%5", nil}, {"100%", nil}, {"%%", nil},
		{"%!", []any{1}}, {"%[2]d %[1]d", []any{1, 2}}, {"%[3]d", []any{1, 2}}, {"%[0]d", []any{1}}, {"%[x]d", []any{1}}, {"%[1]d %d", []any{1, 2}},
		{"%[1", []any{1}}, {"%[1]", []any{1}}, {"%[]d", []any{1}}, {"%*d", []any{5, 42}}, {"%-*d|", []any{5, 42}}, {"%*d|", []any{-5, 42}}, {"%.*f", []any{2, 3.14159}},
		{"%.*f", []any{-2, 3.14159}}, {"%*d", []any{"x", 42}}, {"%.*d", []any{"x", 42}}, {"%*d", []any{10000000, 42}}, {"%[2]*[1]d", []any{42, 6}}, {"%[3]*.[2]*[1]f", []any{12.0, 2, 6}},
		{"%6.2f|%-8s|%+d", []any{3.14159, "ab", 7}}, {"%s %v", []any{errors.New("e"), stringy{1}}}, {"%.[2]d", []any{1, 2}}, {"%[1]d%[1]v", []any{3}}, {"%d %s", []any{"a", 1}},
		{"%10000000d", []any{1}}, {"%[5]d", []any{1}}, {"%-+5d|", []any{3}}, {"%x %X", []any{"hi", []byte("hi")}}, {"% x|%# x|%#x", []any{"hi", "hi", "hi"}}, {"%t", []any{1}},
		{"%c%c", []any{65, 'é'}}, {"%v %v", []any{nil, error(nil)}}, {"%+v", []any{struct{ A, b int }{1, 2}}}, {"%T %T", []any{nil, 1}}, {"%.3s|%.10s", []any{"日本語日本", "ab"}},
		{"%w", []any{errors.New("w")}}, {"%d%%", []any{50}}, {"%s", []any{[]string{"a", "b"}}}, {"%q", []any{[]string{"a", "b"}}}, {"%5t|%-7t|", []any{true, false}}, {"%08.3f", []any{-3.14159}},
		{"%+.2e", []any{12345.678}}, {"%x", []any{-255}}, {"%#o %O", []any{8, 8}}, {"%U %#U", []any{0x1F600, 0x1F600}}, {"%b", []any{-5}}, {"%6.3d|%-6.3d|%06d", []any{7, 7, -7}},
		{"%v", []any{[]any{}}}, {"%!d", []any{1}}, {"%z", []any{1}}, {"\xff%d\xfe", []any{1}}, {"%\xff", []any{1}}, {"%.2147483648d", []any{1}},
	} {
		same(t, c.format, ourfmt.Sprintf(c.format, c.a...), fmt.Sprintf(c.format, c.a...))
	}
}

func TestPrint(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for round := 0; round < 3000; round++ {
		var a []any
		for n := random.Intn(5); n > 0; n-- {
			a = append(a, operands[random.Intn(len(operands))])
		}
		same(t, "Sprint", ourfmt.Sprint(a...), fmt.Sprint(a...))
		same(t, "Sprintln", ourfmt.Sprintln(a...), fmt.Sprintln(a...))
	}
	var ours, real strings.Builder
	ourfmt.Fprintf(&ours, "%d-%s", 1, "x")
	ourfmt.Fprintln(&ours, 1, "x")
	ourfmt.Fprint(&ours, 1, 2, "x")
	fmt.Fprintf(&real, "%d-%s", 1, "x")
	fmt.Fprintln(&real, 1, "x")
	fmt.Fprint(&real, 1, 2, "x")
	same(t, "Fprint", ours.String(), real.String())
}

// A custom formatter is called by either package with its own State.
type custom struct{}

func (custom) Format(s fmt.State, verb rune) {
	w, hasW := s.Width()
	p, hasP := s.Precision()
	if !hasW {
		w = 0
	}
	if !hasP {
		p = 0
	}
	fmt.Fprint(s, string(verb), w, hasW, p, hasP, s.Flag('+'), s.Flag('-'), s.Flag('#'), s.Flag(' '), s.Flag('0'))
}

type ourCustom struct{}

func (ourCustom) Format(s ourfmt.State, verb rune) {
	w, hasW := s.Width()
	p, hasP := s.Precision()
	if !hasW {
		w = 0
	}
	if !hasP {
		p = 0
	}
	ourfmt.Fprint(s, string(verb), w, hasW, p, hasP, s.Flag('+'), s.Flag('-'), s.Flag('#'), s.Flag(' '), s.Flag('0'))
}

func TestFormatter(t *testing.T) {
	for _, format := range []string{"%v", "%+v", "%#v", "%-10.3d", "% 05x", "%s %v"} {
		same(t, format, ourfmt.Sprintf(format, ourCustom{}, []any{ourCustom{}}), fmt.Sprintf(format, custom{}, []any{custom{}}))
	}
}

func TestErrorf(t *testing.T) {
	cause := errors.New("cause")
	for _, c := range []struct {
		format string
		a      []any
	}{
		{"plain", nil}, {"a: %w", []any{cause}}, {"a: %v", []any{cause}}, {"%w", []any{nil}}, {"%w", []any{5}}, {"%d: %w", []any{5, failing{"f"}}}, {"%[2]w %[1]d", []any{1, cause}}, {"%10w|", []any{cause}},
	} {
		ours, real := ourfmt.Errorf(c.format, c.a...), fmt.Errorf(c.format, c.a...)
		same(t, c.format, ours.Error(), real.Error())
		same(t, c.format+" unwrapped", ourerrors.Unwrap(ours), errors.Unwrap(real))
	}
	other := errors.New("other")
	both := ourfmt.Errorf("%w and %w, %w", cause, other, cause)
	same(t, "several", both.Error(), "cause and other, cause")
	same(t, "several", []bool{ourerrors.Is(both, cause), ourerrors.Is(both, other), ourerrors.Is(both, failing{})}, []bool{true, true, false})
	same(t, "several", len(both.(interface{ Unwrap() []error }).Unwrap()), 3)
}

func TestScan(t *testing.T) {
	for _, text := range []string{"1 abc 2.5", "  7\tx  3", "12", "", "x y z", "5 q", "1\n b 2", "0x10 s 1e3", "-4 w nan", "99999999999999999999 a 1"} {
		var i1, i2 int
		var s1, s2 string
		var f1, f2 float64
		n1, e1 := ourfmt.Sscan(text, &i1, &s1, &f1)
		n2, e2 := fmt.Sscan(text, &i2, &s2, &f2)
		same(t, "Sscan "+text, []any{n1, e1 == nil, i1, s1, f1}, []any{n2, e2 == nil, i2, s2, f2})
		i1, i2, s1, s2, f1, f2 = 0, 0, "", "", 0, 0
		n1, e1 = ourfmt.Sscanln(text, &i1, &s1, &f1)
		n2, e2 = fmt.Sscanln(text, &i2, &s2, &f2)
		same(t, "Sscanln "+text, []any{n1, e1 == nil, i1, s1, f1}, []any{n2, e2 == nil, i2, s2, f2})
	}
	for _, c := range [][2]string{
		{"%d-%s", "12-ab"}, {"%d %s", "12 ab"}, {"%d,%s", "12;ab"}, {"%x %s", "ff z"}, {"%2d%s", "123x"}, {"id=%d name=%s", "id=5 name=bob"}, {"%d", "5"}, {"%d%%%s", "5%x"}, {"%d %s", "12"},
	} {
		var i1, i2 int
		var s1, s2 string
		n1, e1 := ourfmt.Sscanf(c[1], c[0], &i1, &s1)
		n2, e2 := fmt.Sscanf(c[1], c[0], &i2, &s2)
		same(t, "Sscanf "+c[0]+" "+c[1], []any{n1, e1 == nil, i1, s1}, []any{n2, e2 == nil, i2, s2})
	}
}
