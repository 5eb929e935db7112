package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

type upper struct{ r io.Reader }

func (u upper) Read(p []byte) (int, error) {
	n, err := u.r.Read(p)
	copy(p, strings.ToUpper(string(p[:n])))
	return n, err
}

type level uint8

const (
	debug level = iota
	info
)

func (l level) String() string {
	switch l {
	case debug:
		return "DEBUG"
	case info:
		return "INFO"
	}
	return fmt.Sprintf("level(%d)", uint8(l))
}

type option func(*settings)
type settings struct {
	name string
	size int
}

func withSize(n int) option { return func(s *settings) { s.size = n } }
func newSettings(opts ...option) settings {
	s := settings{"default", 1}
	for _, o := range opts {
		o(&s)
	}
	return s
}

type visitor interface{ visit(n expr) string }
type expr interface{ accept(v visitor) string }
type lit int
type add struct{ l, r expr }
type shower struct{ depth *int }

func (l lit) accept(v visitor) string { return v.visit(l) }
func (a add) accept(v visitor) string { return v.visit(a) }
func (s shower) visit(n expr) string {
	*s.depth++
	switch n := n.(type) {
	case lit:
		return fmt.Sprint(int(n))
	case add:
		return "(" + n.l.accept(s) + "+" + n.r.accept(s) + ")"
	}
	return "?"
}

func PReaders() {
	b, err := io.ReadAll(upper{strings.NewReader("shout")})
	fmt.Println(string(b), err)
	n, err := io.Copy(os.Stdout, io.LimitReader(strings.NewReader("limited\n..."), 8))
	fmt.Println(n, err, errors.Is(io.EOF, io.EOF))
}
func PLevels() {
	fmt.Println(debug, info, level(9), []level{0, 1})
	fmt.Printf("%v %d %s|%8s|%-8v|\n", info, info, debug, info, debug)
}
func POptions() { fmt.Printf("%+v %+v\n", newSettings(), newSettings(withSize(5))) }
func PVisitor() {
	n := 0
	fmt.Println(add{lit(1), add{lit(2), lit(3)}}.accept(shower{&n}), n)
}
func PNaNKeys() {
	nan := func() float64 { z := 0.0; return z / z }
	m := map[float64]string{1: "a"}
	m[nan()] = "b"
	m[nan()] = "c"
	delete(m, nan())
	n := 0
	for k := range m {
		if k != k {
			n++
		}
	}
	fmt.Println(len(m), n, m[nan()] == "")
	i := map[interface{}]int{nan(): 1}
	i[nan()]++
	x, y := interface{}(nan()), [1]float64{nan()}
	fmt.Println(len(i), i[nan()], x == x, y == y, complex(nan(), 0) == complex(nan(), 0))
}
func PRunes() {
	var total rune
	for _, r := range "aé世" {
		total += r
	}
	fmt.Println(total, string([]rune{total}))
}
func PMapSlices() {
	m := map[string][]int{}
	m["a"] = append(m["a"], 1)
	m["a"] = append(m["a"], 2)
	x := m["a"]
	x[0] = 9
	fmt.Println(m, len(m["zz"]))
}
func PNestedClosures() {
	add := func(a int) func(int) func(int) int {
		return func(b int) func(int) int { return func(c int) int { a++; return a*100 + b*10 + c } }
	}
	f := add(1)(2)
	fmt.Println(f(3), f(3))
}
func PDeferLoopResults() {
	f := func() (s string) {
		for _, x := range []string{"a", "b", "c"} {
			x := x
			defer func() { s += x }()
		}
		return "-"
	}
	fmt.Println(f())
}
func PMultipleReturns() {
	divmod := func(a, b int) (q, r int, err error) {
		if b == 0 {
			err = errors.New("zero")
			return
		}
		return a / b, a % b, nil
	}
	fmt.Println(divmod(7, 2))
	fmt.Println(divmod(1, 0))
	_, r, _ := divmod(9, 4)
	fmt.Println(r)
}
func PStructComparison() {
	type k struct {
		a int
		b struct{ c string }
	}
	x, y := k{a: 1}, k{a: 1}
	y.b.c = "z"
	fmt.Println(x == y, x != y, &x == &x, struct{}{} == struct{}{})
}
func PInitialisers() {
	if n, err := fmt.Sscan("5", new(int)); err == nil && n == 1 {
		fmt.Println("one")
	} else {
		fmt.Println(err)
	}
	switch x := interface{}(3); x := x.(type) {
	case int:
		fmt.Println(x + 1)
	}
}
func PBytesAppend() {
	b := append([]byte("a"), "bc"...)
	b = append(b, 'd', 0x65)
	fmt.Printf("%s %d %v\n", b, len(b), string(b[1:3]) == "bc")
}
func PLabelledSelectLoop() {
	c := make(chan int, 3)
	c <- 1
	c <- 2
	close(c)
	sum := 0
loop:
	for {
		select {
		case v, ok := <-c:
			if !ok {
				break loop
			}
			sum += v
		}
	}
	fmt.Println(sum)
}
