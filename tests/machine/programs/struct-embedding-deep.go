package main

import "fmt"

type A struct{ X, Y int }
type B struct {
	A
	X string
}
type C struct {
	*B
	Z int
}
type D struct {
	C
	fmt.Stringer
}

func (a A) Hello() string  { return fmt.Sprint("A", a.X) }
func (b *B) Hello() string { return fmt.Sprint("B", b.X, b.A.X) }

type S string

func (s S) String() string { return "S(" + string(s) + ")" }

func main() {
	d := D{C{&B{A{1, 2}, "x"}, 3}, S("q")}
	fmt.Println(d.X, d.Y, d.Z, d.A.X, d.Hello(), d.String())
	d.Y = 20
	d.A.X++
	e := d
	e.Y = 30
	e.Z = 40
	fmt.Println(d.Y, d.Z, e.Z, d.B.A.Hello())
	var h interface{ Hello() string } = d
	fmt.Println(h.Hello())
	h = &d
	fmt.Println(h.Hello())
	p := &d.C.B.A.Y
	*p = 77
	fmt.Println(e.Y, d == e, d.C == e.C)
	type local struct {
		A
		*S
	}
	s := S("z")
	l := local{A{5, 6}, &s}
	fmt.Println(l.X, l.String(), l.Hello())
}
