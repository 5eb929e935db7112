package main

import "fmt"

type inner struct{ n int }
type outer struct {
	inner
	name string
	p    *inner
	list []int
}

func (i inner) get() int { return i.n }
func (i *inner) set(n int) { i.n = n }

func byValue(o outer) { o.n = 100; o.p.n = 200; o.list[0] = 300 }

func main() {
	a := outer{inner{1}, "a", &inner{2}, []int{3}}
	b := a
	b.n, b.name = 10, "b"
	byValue(a)
	fmt.Println(a.n, a.name, a.p.n, a.list, b.n, b.p.n)
	a.set(5)
	fmt.Println(a.get(), a.inner.get(), b.get())
	f := a.get
	g := a.set
	g(6)
	fmt.Println(f(), a.n)
	pa := &a
	c := *pa
	pa.n = 7
	fmt.Println(c.n, a.n, a.inner == inner{7})
	arr := []outer{a, b}
	for _, o := range arr {
		o.n = -1
	}
	arr[0].set(11)
	fmt.Println(arr[0].n, arr[1].n)
	anon := struct {
		x, y int
		z    string
	}{1, 2, "z"}
	d := anon
	d.x++
	fmt.Println(anon, d, anon == d)
	type empty struct{}
	fmt.Println(empty{} == empty{}, inner{} == inner{0})
	nested := map[string]*inner{"k": {4}}
	nested["k"].n++
	fmt.Println(nested["k"].n)
}
