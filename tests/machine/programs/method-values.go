package main

import "fmt"

type acc struct{ n int }

func (a acc) get() int       { return a.n }
func (a *acc) add(d int) int { a.n += d; return a.n }

type adder interface{ add(int) int }

type wrap struct {
	*acc
	adder
}

type wrap2 struct{ acc }

func call(f func(int) int) int { return f(1) }

func order(s string) *acc { fmt.Print(s, " "); return &acc{1} }
func arg(s string) int    { fmt.Print(s, " "); return 2 }

func main() {
	a := acc{1}
	g, p := a.get, a.add
	p(5)
	fmt.Println(g(), a.n, call(p), call(a.add), a)
	var i adder = &a
	f := i.add
	i = &acc{100}
	fmt.Println(f(1), i.add(1))
	w2 := wrap2{a}
	h := w2.add
	h(50)
	fmt.Println(w2.n, a.n, w2.get())
	fs := []func() int{a.get, w2.get, (&w2).get, w2.acc.get}
	a.n = 0
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	fmt.Println(order("recv").add(arg("arg")))
	func() {
		defer func() { fmt.Println("nil iface", recover() != nil) }()
		var n adder
		x := n.add
		fmt.Println("unreached", x)
	}()
	func() {
		defer func() { fmt.Println("nil ptr", recover() != nil) }()
		var n *acc
		x := n.add
		fmt.Print("bound ")
		y := n.get
		fmt.Println("unreached", x, y)
	}()
	acc.get(a)
	fmt.Println((*acc).add(&a, 7), acc.get(a))
	defer a.add(1)
	m := map[string]func(int) int{"add": a.add}
	m["add"](3)
	fmt.Println(a)
}
