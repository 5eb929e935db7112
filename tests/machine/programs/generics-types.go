package main

import (
	"errors"
	"fmt"
	"strings"
)

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(v T) { s.items = append(s.items, v) }
func (s *Stack[T]) Pop() (v T, err error) {
	if len(s.items) == 0 {
		return v, errors.New("empty")
	}
	v = s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return v, nil
}
func (s Stack[T]) Len() int { return len(s.items) }

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func (p Pair[K, V]) String() string { return fmt.Sprintf("<%v=%v>", p.Key, p.Val) }

type List[T any] struct {
	head *elem[T]
	n    int
}

type elem[T any] struct {
	v    T
	next *elem[T]
}

func (l *List[T]) Add(v T) *List[T] {
	l.head = &elem[T]{v, l.head}
	l.n++
	return l
}

func (l *List[T]) Each(f func(T)) {
	for e := l.head; e != nil; e = e.next {
		f(e.v)
	}
}

type Set[T comparable] map[T]struct{}

func (s Set[T]) Add(v T)           { s[v] = struct{}{} }
func (s Set[T]) Has(v T) bool      { _, ok := s[v]; return ok }

type Num interface{ ~int | ~float64 }

type Matrix[T Num] [2][2]T

func (m Matrix[T]) Mul(o Matrix[T]) (r Matrix[T]) {
	for i := range m {
		for j := range o {
			for k := range m[i] {
				r[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return
}

type Cache[K comparable, V any] struct {
	Set[K]
	data map[K]V
	miss func(K) V
}

func NewCache[K comparable, V any](miss func(K) V) *Cache[K, V] {
	return &Cache[K, V]{Set: Set[K]{}, data: map[K]V{}, miss: miss}
}

func (c *Cache[K, V]) Get(k K) V {
	if v, ok := c.data[k]; ok {
		return v
	}
	c.Add(k)
	c.data[k] = c.miss(k)
	return c.data[k]
}

type Setter[T any] interface {
	Set(string)
	*T
}

type conf struct{ v string }

func (c *conf) Set(s string) { c.v = strings.ToUpper(s) }

func Build[T any, P Setter[T]](ss ...string) []T {
	out := make([]T, len(ss))
	for i, s := range ss {
		p := P(&out[i])
		p.Set(s)
	}
	return out
}

type Tree[T interface{ Less(T) bool }] struct {
	l, r *Tree[T]
	v    T
}

type in int

func (a in) Less(b in) bool { return a < b }

func (t *Tree[T]) Insert(v T) *Tree[T] {
	if t == nil {
		return &Tree[T]{v: v}
	}
	if v.Less(t.v) {
		t.l = t.l.Insert(v)
	} else {
		t.r = t.r.Insert(v)
	}
	return t
}

func (t *Tree[T]) Walk(f func(T)) {
	if t != nil {
		t.l.Walk(f)
		f(t.v)
		t.r.Walk(f)
	}
}

func main() {
	var s Stack[string]
	s.Push("a")
	s.Push("b")
	fmt.Println(s.Pop())
	fmt.Println(s.Len(), s)
	s.Pop()
	fmt.Println(s.Pop())
	p := Pair[string, int]{"x", 1}
	fmt.Println(p, Pair[int, []int]{Val: []int{1}})
	fmt.Printf("%T %T\n", p, &s)
	l := (&List[float64]{}).Add(1.5).Add(2.5)
	l.Each(func(f float64) { fmt.Print(f, " ") })
	fmt.Println(l.n)
	set := Set[int]{}
	set.Add(3)
	fmt.Println(set.Has(3), set.Has(4), len(set))
	m := Matrix[int]{{1, 1}, {1, 0}}
	fmt.Println(m.Mul(m).Mul(m))
	c := NewCache(func(k string) int { fmt.Print("miss "); return len(k) })
	fmt.Println(c.Get("abc"), c.Get("abc"), c.Has("abc"), c.Has("z"))
	fmt.Println(Build[conf]("x", "yz"))
	var t *Tree[in]
	for _, v := range []in{3, 1, 2} {
		t = t.Insert(v)
	}
	t.Walk(func(v in) { fmt.Print(v, " ") })
	fmt.Println()
	push := s.Push
	push("via value")
	fmt.Println(s.items, (*Stack[string]).Len(&s))
}
