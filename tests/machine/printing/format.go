package main

import (
	"errors"
	"fmt"
	"time"
)

type point struct{ X, Y int }
type line struct {
	From, To point
	Label    string
}
type color int

const (
	red color = iota
	green
	blue
)

func (c color) String() string { return [...]string{"red", "green", "blue"}[c] }

type celsius float64

func (c celsius) String() string { return fmt.Sprintf("%.1f°C", float64(c)) }

type ptrStringer struct{ n int }

func (p *ptrStringer) String() string { return fmt.Sprint("#", p.n) }

type goStringer struct{}

func (goStringer) GoString() string { return "GO!" }

type custom struct{ a, b int }

func (c custom) Format(f fmt.State, verb rune) {
	w, hasW := f.Width()
	p, hasP := f.Precision()
	if !hasW {
		w = -1
	}
	if !hasP {
		p = -1
	}
	fmt.Fprintf(f, "<%c %d %t %d %t %t %t>", verb, w, hasW, p, hasP, f.Flag('+'), f.Flag('#'))
}

type failure struct{ code int }

func (f failure) Error() string { return fmt.Sprintf("failure %d", f.code) }

type tree struct {
	Left, Right *tree
	Value       int
}
type wrapper struct {
	error
	extra string
}
type mixed struct {
	A int8
	B uint16
	C float32
	D string
	E []byte
	F map[string]bool
	G *int
	H interface{}
	I func()
	J chan int
	K [2]rune
	L error
	M complex128
}

func PVerbsOnStruct() {
	p := point{1, -2}
	fmt.Printf("%v|%+v|%#v|%T\n", p, p, p, p)
	fmt.Printf("%v|%+v|%#v|%T\n", &p, &p, &p, &p)
	fmt.Printf("%d|%5d|%x|%s|%q\n", p, p, p, p, p)
}

func PNestedStruct() {
	l := line{point{1, 2}, point{3, 4}, "ab"}
	fmt.Printf("%v\n%+v\n%#v\n", l, l, l)
	fmt.Printf("%v %+v\n", []line{l}, map[string]line{"k": l})
	fmt.Printf("%v %+v\n", []*int{nil}, struct{ P *int }{})
}

func PZeroMixed() {
	var m mixed
	fmt.Printf("%v\n%+v\n%#v\n", m, m, m)
}

func PStringerInside() {
	fmt.Println(red, []color{green, blue}, map[color]int{blue: 1, red: 2})
	fmt.Printf("%v %s %d %x %q %T %#v\n", green, green, green, green, green, green, green)
	fmt.Printf("%v %+v\n", struct{ C color }{blue}, struct{ c color }{blue})
}

func PStringerFloat() {
	fmt.Println(celsius(21.55), []celsius{1, 2.25})
	fmt.Printf("%v %s %.2f %6.1f|\n", celsius(3), celsius(3), celsius(3), celsius(3))
}

func PPointerStringer() {
	p := ptrStringer{3}
	fmt.Println(p, &p)
	fmt.Printf("%v %s\n", p, &p)
	fmt.Println([]*ptrStringer{}, []ptrStringer{{1}})
}

func PGoStringer() {
	fmt.Printf("%v %#v %#v\n", goStringer{}, goStringer{}, []goStringer{{}})
}

func PFormatter() {
	c := custom{1, 2}
	fmt.Printf("%v %+v %#v %5d %-8.3x %s\n", c, c, c, c, c, c)
	fmt.Println(c, []custom{c})
}

func PIntegers() {
	for _, n := range []int{0, 1, -1, 42, -42, 123456} {
		fmt.Printf("%d|%+d|% d|%6d|%-6d|%06d|%x|%X|%#x|%o|%#o|%O|%b|%#b\n", n, n, n, n, n, n, n, n, n, n, n, n, n, n)
	}
}

func PIntegerPrecision() {
	fmt.Printf("%.3d|%8.3d|%-8.3d|%08.3d|%+.3d|%.0d|%.0d|\n", 7, 7, 7, 7, 7, 0, 1)
	fmt.Printf("%x|%X|% x|%#x\n", -255, 3054, 255, uint8(9))
}

func PCharacters() {
	for _, r := range []rune{'a', 'é', '世', '\n', '\'', 0x1F600, 0xFFFD} {
		fmt.Printf("%c|%q|%U|%#U|%+q|%5c|%-3c|%#q\n", r, r, r, r, r, r, r, r)
	}
}

func PFloats() {
	for _, f := range []float64{0, 1, -1.5, 3.14159, 1e6, 1e20, 1e21, 1e-5, 123456789, 0.1 + 0.2} {
		fmt.Printf("%v|%g|%f|%e|%G|%.2f|%8.2f|%-8.2f|%+.1f|%08.3f|%.3g|%x\n", f, f, f, f, f, f, f, f, f, f, f, f)
	}
}

func PFloatHex() {
	for _, f := range []float64{0, 1, -1.5, 0.1, 5e-324, 1.7976931348623157e308, 0x1.fp0, 3, 1024} {
		fmt.Printf("%x|%X|%.3x|%.0x|%12.1x|%+x|%.15x|%b\n", f, f, f, f, f, f, f, f)
	}
}

func PFloat32() {
	var f float32 = 0.1
	fmt.Println(f, float64(f), f*3, float32(16777217), float32(1e10))
	fmt.Printf("%v %.10f %g\n", f, f, f)
}

func PFloatSpecial() {
	zero := 0.0
	fmt.Println(1/zero, -1/zero, zero/zero, -zero, 1/(-zero*1))
	fmt.Printf("%5.1f|%-6.1f|%+f|%06f|%e\n", 1/zero, -1/zero, 1/zero, 1/zero, zero/zero)
}

func PStrings() {
	for _, s := range []string{"", "go", "a\tb", "世界", "q\"q", "`", "\x00\xff", "\u200b"} {
		fmt.Printf("%s|%q|%#q|%+q|%x|%X|% x|%#x|%8s|%-8s|%.1s|%5.1q\n", s, s, s, s, s, s, s, s, s, s, s, s)
	}
}

func PBytes() {
	b := []byte("héy")
	fmt.Printf("%v|%s|%q|%x|% X|%#v|%d|%T\n", b, b, b, b, b, b, b, b)
	fmt.Println(b, [3]byte{1, 2, 3}, [0]byte{})
	fmt.Printf("%s|%x|%v|%#v\n", [2]byte{'a', 'b'}, [2]byte{'a', 'b'}, []byte(nil), []byte(nil))
}

func PBooleans() {
	fmt.Printf("%t|%v|%6t|%-6t|%q|%d\n", true, false, true, false, true, true)
}

func PSlicesAndMaps() {
	fmt.Printf("%v|%d|%x|%q|%+v|%#v\n", []int{1, 22}, []int{1, 22}, []int{10, 22}, []int{65}, []int{1}, []int{1})
	m := map[string]int{"b": 2, "a": 1, "c": 3}
	fmt.Printf("%v|%+v|%#v|%d|%T\n", m, m, m, m, m)
	fmt.Printf("%v|%v|%#v|%#v\n", []int(nil), map[string]int(nil), []int(nil), map[string]int(nil))
	fmt.Printf("%s|%q|%v\n", []string{"a b", "c"}, []string{"a b", "c"}, []string{})
}

func PMapOrder() {
	fmt.Println(map[int]string{3: "c", -1: "z", 2: "b"})
	fmt.Println(map[float64]int{2.5: 1, -1: 2, 0: 3})
	fmt.Println(map[bool]int{true: 1, false: 0})
	fmt.Println(map[[2]int]string{{2, 1}: "b", {1, 9}: "a"})
	fmt.Println(map[point]int{{2, 1}: 1, {1, 5}: 2, {1, 2}: 3})
	fmt.Println(map[interface{}]int{2: 2, 1: 3, -4: 5})
}

func PNilThings() {
	var p *point
	var e error
	var f func()
	var i interface{}
	fmt.Println(p, e, f == nil, i, []interface{}{nil, p})
	fmt.Printf("%v %+v %s %d %T %#v|%v %T\n", p, p, e, e, e, e, i, p)
	fmt.Printf("%#v %#v %#v\n", p, i, []error{nil})
}

func PWrongVerbs() {
	fmt.Printf("%d %s %z %!\n", "s", 3, 1)
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%d\n", 1, "extra", 2.5)
	fmt.Printf("%s %d %t\n", errors.New("e"), point{1, 2}, "x")
	fmt.Printf("%.2d%%\n", "a")
	fmt.Printf("100%\n")
}

func PArgumentIndexes() {
	fmt.Printf("%[2]d %[1]d|%[2]*[1]d|%[1]v %[1]T|%[3]*.[2]*[1]f|\n", 12, 6, 8)
	fmt.Printf("%[5]d %[x]d %[1]d\n", 1)
	fmt.Printf("%*d|%-*d|%.*f\n", 5, 1, 5, 2, 2, 3.14159)
	fmt.Printf("%*d|\n", -5, 7)
}

func PPrintSpacing() {
	fmt.Print("a", "b", 1, 2, true, 3.5, "c", nil, nil, "\n")
	fmt.Println("a", 1, true, nil, 'x', "b")
	s := fmt.Sprint("x", 1, 2, "y") + fmt.Sprintln("z", 3) + fmt.Sprintf("%03d", 7)
	fmt.Printf("%q\n", s)
}

func PErrorsPrinted() {
	base := failure{3}
	w := fmt.Errorf("open: %w", base)
	ww := fmt.Errorf("outer %d: %w", 1, w)
	fmt.Println(base, w, ww, errors.Unwrap(ww) == w, errors.Is(ww, base))
	var f failure
	fmt.Println(errors.As(ww, &f), f.code, errors.Unwrap(base))
	fmt.Printf("%v %s %q %+v %#v %T\n", base, w, base, base, base, w)
}

func PEmbeddedError() {
	x := wrapper{errors.New("inner"), "more"}
	fmt.Println(x, &x)
	fmt.Printf("%v %s %+v\n", x, x, x)
}

func PInterfaces() {
	var v interface{} = 3
	var s fmt.Stringer = red
	fmt.Printf("%v %T %v %T %d\n", v, v, s, s, s)
	fmt.Printf("%v %+v %#v\n", []interface{}{1, "a", nil, 2.5, point{1, 2}}, []interface{}{"b"}, []interface{}{1, "a", nil})
}

func PPointersInside() {
	t := &tree{Value: 1}
	fmt.Printf("%v %+v\n", t, *t)
	fmt.Printf("%v %+v %T\n", &[]int{1}, &map[string]int{"a": 1}, &[]int{})
	fmt.Printf("%t %v\n", t.Left == nil, t.Left)
}

func PTypes() {
	fmt.Printf("%T %T %T %T %T %T\n", 1, "a", 1.5, 'a', true, nil)
	fmt.Printf("%T %T %T %T\n", []string{}, [3]bool{}, map[int][]string{}, struct{ A int }{})
	fmt.Printf("%T %T %T %T\n", make(chan int), make(<-chan bool), func(int, ...string) error { return nil }, new(*int))
	fmt.Printf("%T %T %T %T %T\n", red, celsius(1), &ptrStringer{}, errors.New("a"), time.Second)
	fmt.Printf("%T %T\n", struct {
		A int `json:"a"`
		b string
	}{}, []interface{}{})
}

func PDurations() {
	for _, d := range []time.Duration{0, 1, 1500, 2 * time.Millisecond, 1500 * time.Millisecond, 90 * time.Second, 25*time.Hour + 3*time.Minute, -time.Second} {
		fmt.Println(d, d.Seconds(), d.Milliseconds(), d.Round(time.Second), d.Truncate(time.Minute))
	}
	fmt.Printf("%v %d %s %T\n", time.Second, time.Second, time.Millisecond, time.Second)
}

func PComplex() {
	c := complex(1, -2)
	fmt.Println(c, real(c), imag(c), c*c, c/complex(0, 1), c == complex(1, -2))
	fmt.Printf("%v %.1f %g %T\n", c, c, complex64(c), complex64(c))
}

func PWidthsOnComposites() {
	fmt.Printf("%4d|%-4v|%04d\n", []int{1, 22}, []int{1, 22}, []int{1, 22})
	fmt.Printf("%6.2f|%6v\n", []float64{1, 2.5}, map[string]int{"a": 1})
	fmt.Printf("%5s|%-5s|%05s\n", []string{"a", "bc"}, []string{"a"}, "ab")
	fmt.Printf("%5t|%8v|%-8v|\n", []bool{true}, true, nil)
}

func PSprintfInLoops() {
	total := ""
	for i := 0; i < 4; i++ {
		total += fmt.Sprintf("%*s|", i, fmt.Sprint(i*i))
	}
	fmt.Println(total, len(total))
}

func PPanicsInString() {
	var p *ptrStringer
	fmt.Printf("%v %s\n", p, p)
	fmt.Println(color(7))
}

func PUnsignedVerbs() {
	fmt.Printf("%d %x %#v %v\n", uint8(200), uint64(1<<63), uint16(7), []uint8{1})
	fmt.Printf("%#v %#v %#v %#v %#v\n", 1, "a", 1.0, 'x', true)
	fmt.Printf("%#v %#v %#v\n", int64(5), float32(2.5), 1e21)
	fmt.Printf("%#v %#v\n", struct{ A interface{} }{3}, [2]string{"a"})
	fmt.Printf("%#v\n", map[string][]int{"a": {1}, "b": nil})
}

func PReordered() {
	fmt.Printf("%[2]d %[1]d %*d|%-*d|\n", 1, 2, 5, 42, 4, 7)
	fmt.Printf("%d|%[1]d|\n", 3, 4)
	fmt.Printf("%d|%d|%[5]d\n", 3, 4, 5)
	fmt.Printf("%[1]d %d %s\n", 3, 4)
	fmt.Printf("%d\n", 1, "left", 2.5)
}
