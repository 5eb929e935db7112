package main

import "fmt"

type namer interface{ Name() string }
type base struct{ name string }

func (b *base) Name() string   { return "base " + b.name }
func (b base) Value() string   { return "value " + b.name }
func (b *base) Rename(n string) { b.name = n }

type mid struct{ *base }
type top struct {
	mid
	extra int
}
type over struct{ top }

func (o over) Name() string { return "over(" + o.top.Name() + ")" }

type withIface struct{ namer }

func main() {
	t := top{mid{&base{"x"}}, 1}
	var n namer = t
	fmt.Println(n.Name(), t.Value(), t.mid.base.name)
	t.Rename("y")
	fmt.Println(n.Name())
	o := over{t}
	n = o
	fmt.Println(n.Name(), o.top.Name(), o.Value())
	w := withIface{o}
	n = w
	fmt.Println(n.Name(), w.namer.Name())
	f := w.Name
	w = withIface{t}
	fmt.Println(f(), w.Name())
	g := (*base).Name
	h := base.Value
	k := over.Name
	i := namer.Name
	fmt.Println(g(t.base), h(*t.base), k(o), i(t))
	j := (*over).Value
	fmt.Println(j(&o))
}
