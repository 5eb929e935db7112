package main

import (
	"errors"
	"fmt"
	"sort"
	"strings"
)

type shape interface {
	area() float64
	name() string
}
type square struct{ side float64 }
type circle struct{ r float64 }

func (s square) area() float64  { return s.side * s.side }
func (s square) name() string   { return "square" }
func (c *circle) area() float64 { return 3 * c.r * c.r }
func (c *circle) name() string  { return "circle" }

type animal struct{ name string }

func (a animal) hello() string    { return "I am " + a.name }
func (a *animal) rename(n string) { a.name = n }

type dog struct {
	animal
	age int
}

func (d dog) hello() string { return d.animal.hello() + ", a dog" }

type puppy struct {
	*dog
	toys []string
}
type logger struct{ lines []string }

func (l *logger) Write(p []byte) (int, error) {
	l.lines = append(l.lines, strings.TrimSpace(string(p)))
	return len(p), nil
}

type number interface {
	~int | ~int8 | ~int64 | ~float64
}
type meters int
type list[T any] struct {
	head *node[T]
	size int
}
type node[T any] struct {
	value T
	next  *node[T]
}

func (l *list[T]) push(v T) { l.head = &node[T]{v, l.head}; l.size++ }
func (l *list[T]) each(f func(T)) {
	for n := l.head; n != nil; n = n.next {
		f(n.value)
	}
}

type pair[K comparable, V any] struct {
	Key K
	Val V
}
type set[T comparable] map[T]struct{}

func (s set[T]) add(vs ...T) set[T] {
	for _, v := range vs {
		s[v] = struct{}{}
	}
	return s
}
func (s set[T]) has(v T) bool { _, ok := s[v]; return ok }

func mapOf[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}
func filter[T any](xs []T, keep func(T) bool) (out []T) {
	for _, x := range xs {
		if keep(x) {
			out = append(out, x)
		}
	}
	return
}
func reduce[T, A any](xs []T, a A, f func(A, T) A) A {
	for _, x := range xs {
		a = f(a, x)
	}
	return a
}
func sum[T number](xs ...T) (s T) {
	for _, x := range xs {
		s += x
	}
	return
}
func maxOf[T int | string | float64](a, b T) T {
	if a > b {
		return a
	}
	return b
}
func keys[M ~map[K]V, K comparable, V any](m M, less func(a, b K) bool) []K {
	out := make([]K, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Slice(out, func(i, j int) bool { return less(out[i], out[j]) })
	return out
}
func zeroOf[T any]() T  { var z T; return z }
func ptr[T any](v T) *T { return &v }

type stringer interface{ String() string }
type id int

func (i id) String() string { return fmt.Sprintf("id-%d", int(i)) }
func joinAll[T stringer](xs []T) string {
	var parts []string
	for _, x := range xs {
		parts = append(parts, x.String())
	}
	return strings.Join(parts, ",")
}

type tree[T any] struct {
	left, right *tree[T]
	v           T
}

func (t *tree[T]) insert(v T, less func(a, b T) bool) *tree[T] {
	if t == nil {
		return &tree[T]{v: v}
	}
	if less(v, t.v) {
		t.left = t.left.insert(v, less)
	} else {
		t.right = t.right.insert(v, less)
	}
	return t
}
func (t *tree[T]) walk(f func(T)) {
	if t != nil {
		t.left.walk(f)
		f(t.v)
		t.right.walk(f)
	}
}

func PInterfaceDispatch() {
	for _, s := range []shape{square{2}, &circle{1}, &square{3}} {
		fmt.Println(s.name(), s.area())
	}
}
func PInterfaceEquality() {
	var a, b shape = square{1}, square{1}
	c := &circle{1}
	var d, e shape = c, c
	fmt.Println(a == b, d == e, d == shape(&circle{1}), a == d)
}
func PAssertions() {
	var s shape = square{1}
	q, ok := s.(square)
	_, no := s.(*circle)
	_, st := s.(stringer)
	fmt.Println(q, ok, no, st)
}
func PEmbeddingPromotion() {
	d := dog{animal{"rex"}, 3}
	d.rename("max")
	fmt.Println(d.name, d.hello(), d.animal.hello(), d)
	p := puppy{&d, []string{"ball"}}
	p.rename("tiny")
	fmt.Println(p.hello(), d.name, p.age, p.toys)
}
func PMethodValues() {
	d := dog{animal{"a"}, 1}
	f := d.hello
	g := d.rename
	h := dog.hello
	k := (*animal).rename
	d.name = "b"
	g("c")
	fmt.Println(f(), d.name, h(d))
	k(&d.animal, "z")
	fmt.Println(d.name)
}
func PMethodValueOfInterface() {
	var s shape = square{3}
	f := s.area
	s = &circle{2}
	fmt.Println(f(), s.area(), shape.name(s))
}
func PInterfaceEmbedding() {
	type both interface {
		shape
		fmt.Stringer
	}
	_, ok := interface{}(square{}).(both)
	fmt.Println(ok)
}
func PWriterByPointer() {
	l := &logger{}
	fmt.Fprintf(l, "a %d\n", 1)
	fmt.Fprintln(l, "b")
	fmt.Println(len(l.lines), l.lines)
}
func PStructTagsAndAnonymous() {
	p := struct {
		X, Y int
		in   struct{ z string }
	}{X: 1}
	p.in.z = "deep"
	q := p
	q.in.z = "other"
	fmt.Println(p, q, p == q)
	fmt.Printf("%+v\n", q)
}
func PNamedTypesConvert() {
	type list []int
	type fn func(int) int
	l := list{1, 2}
	var xs []int = l
	xs[0] = 9
	f := fn(func(n int) int { return n * n })
	fmt.Println(l, f(3), meters(5)+2, float64(meters(7))/2)
}
func PGenericMap() {
	fmt.Println(mapOf([]int{1, 2, 3}, func(n int) string { return strings.Repeat("x", n) }))
	fmt.Println(filter([]string{"a", "bb", "c"}, func(s string) bool { return len(s) == 1 }))
	fmt.Println(reduce([]int{1, 2, 3}, "", func(a string, n int) string { return fmt.Sprint(a, n) }))
}
func PGenericSum() {
	fmt.Println(sum(1, 2, 3), sum(1.5, 2.0), sum[meters](1, 2), sum[int8](100, 100), sum[float64]())
}
func PGenericMax() {
	fmt.Println(maxOf(1, 2), maxOf("a", "b"), maxOf(2.5, 1.0), maxOf[float64](1, 2.5))
}
func PGenericList() {
	var l list[string]
	l.push("a")
	l.push("b")
	l.each(func(s string) { fmt.Print(s, " ") })
	fmt.Println(l.size)
	fmt.Printf("%T %T\n", l, list[pair[string, int]]{})
}
func PGenericPair() {
	p := pair[string, []int]{"k", []int{1}}
	fmt.Printf("%v %+v %T\n", p, p, p)
	fmt.Println(pair[int, int]{1, 2} == pair[int, int]{1, 2})
}
func PGenericSet() {
	s := set[string]{}.add("a", "b", "a")
	fmt.Println(len(s), s.has("a"), s.has("c"), s)
}
func PGenericKeys() {
	m := map[string]int{"z": 1, "a": 2, "m": 3}
	fmt.Println(keys(m, func(a, b string) bool { return a < b }))
}
func PGenericZero() {
	fmt.Println(zeroOf[int](), zeroOf[string]() == "", zeroOf[*int]() == nil, zeroOf[[2]bool](), *ptr(5), *ptr("s"))
}
func PGenericConstraintMethod() { fmt.Println(joinAll([]id{1, 2})) }
func PGenericTree() {
	var t *tree[string]
	for _, w := range strings.Fields("the quick brown fox jumps") {
		t = t.insert(w, func(a, b string) bool { return a < b })
	}
	t.walk(func(s string) { fmt.Print(s, " ") })
	fmt.Println()
}
func PGenericClosure() {
	memo := func(f func(int) int) func(int) int {
		cache := map[int]int{}
		return func(n int) int {
			if v, ok := cache[n]; ok {
				return v
			}
			cache[n] = f(n)
			return cache[n]
		}
	}
	calls := 0
	f := memo(func(n int) int { calls++; return n * n })
	fmt.Println(f(3), f(3), f(4), calls)
}
func PGenericTypeSwitch() {
	kind := func(v any) string {
		switch v.(type) {
		case list[int]:
			return "ints"
		case list[string]:
			return "strings"
		}
		return "none"
	}
	fmt.Println(kind(list[int]{}), kind(list[string]{}), kind(1))
}
func PSortSlices() {
	xs := []int{3, 1, 2}
	sort.Ints(xs)
	ws := []string{"b", "C", "a"}
	sort.Strings(ws)
	fs := []float64{2.5, -1, 0}
	sort.Float64s(fs)
	fmt.Println(xs, ws, fs, sort.SearchInts(xs, 2), sort.IntsAreSorted(xs))
}
func PSortBy() {
	ps := []pair[string, int]{{"a", 3}, {"b", 1}, {"c", 3}, {"d", 2}}
	sort.SliceStable(ps, func(i, j int) bool { return ps[i].Val > ps[j].Val })
	fmt.Println(ps)
	sort.Sort(sort.Reverse(sort.IntSlice([]int{1})))
	xs := sort.IntSlice{1, 3, 2}
	sort.Sort(sort.Reverse(xs))
	fmt.Println(xs)
}

type byLength []string

func (b byLength) Len() int           { return len(b) }
func (b byLength) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLength) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func PSortInterface() {
	w := byLength{"ccc", "a", "bb", ""}
	sort.Sort(w)
	fmt.Printf("%q\n", w)
	i := sort.Search(100, func(n int) bool { return n*n >= 50 })
	fmt.Println(i)
}
func PErrorWrappingChain() {
	base := errors.New("base")
	e := base
	for i := 0; i < 3; i++ {
		e = fmt.Errorf("%d(%w)", i, e)
	}
	n := 0
	for x := e; x != nil; x = errors.Unwrap(x) {
		n++
	}
	fmt.Println(e, n, errors.Is(e, base), errors.New("base") == base)
}
func PFunctionTypesWithMethods() {
	h := handler(func(s string) string { return "<" + s + ">" })
	fmt.Println(h.serve("x"), server(h).serve("y"))
}

type handler func(string) string
type server interface{ serve(string) string }

func (h handler) serve(s string) string { return h(s) + "!" }

func PRecursiveTypes() {
	type any2 map[string]interface{}
	v := any2{"a": any2{"b": []interface{}{1, any2{"c": nil}}}}
	fmt.Println(v, len(v["a"].(any2)["b"].([]interface{})))
}
func PComparableKeysOfInterface() {
	m := map[shape]string{square{1}: "one"}
	m[square{2}] = "two"
	fmt.Println(m[square{1}], m[square{3}] == "", len(m))
}
func PMethodsOnMapAndFunc() {
	c := counter{}
	c.inc("a").inc("a").inc("b")
	fmt.Println(c)
}

type counter map[string]int

func (c counter) inc(k string) counter { c[k]++; return c }

func PNilReceiver() {
	var t *tree[int]
	t.walk(func(int) {})
	fmt.Println(t == nil)
	var s set[int]
	fmt.Println(s.has(1), len(s))
}
func PInterfaceHoldingStructCopy() {
	s := square{1}
	var i shape = s
	s.side = 5
	fmt.Println(i.area(), s.area())
	p := &s
	i = p
	p.side = 2
	fmt.Println(i.area())
}
func PEmbeddedInterface() {
	type wrapped struct {
		shape
		tag string
	}
	w := wrapped{square{2}, "t"}
	fmt.Println(w.area(), w.name(), w.tag, w.shape)
}
func PShadowedField() {
	type a struct{ x, y int }
	type b struct {
		a
		x string
	}
	v := b{a{1, 2}, "s"}
	fmt.Println(v.x, v.a.x, v.y)
}
