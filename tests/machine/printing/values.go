package main

import "fmt"

type celled struct {
	xs [3]int
	m  map[string]int
}
type stack []int

func (s *stack) push(n int) { *s = append(*s, n) }
func (s *stack) pop() int {
	old := *s
	n := old[len(old)-1]
	*s = old[:len(old)-1]
	return n
}

type matrix [2][2]int

func (m matrix) transposed() matrix { m[0][1], m[1][0] = m[1][0], m[0][1]; return m }

func modify(xs []int, n int) []int {
	xs[0] = n
	return append(xs, n)
}

func PAppendAliasing() {
	a := make([]int, 2, 3)
	b := append(a, 1)
	c := append(a, 2)
	fmt.Println(a, b, c, len(a), cap(b))
	d := append(b, 3)
	d[0] = 9
	fmt.Println(a, b, c, d)
}

func PThreeIndex() {
	a := []int{0, 1, 2, 3, 4, 5}
	b := a[1:3:4]
	fmt.Println(b, len(b), cap(b))
	b = append(b, 9)
	fmt.Println(a)
	b = append(b, 10)
	b[0] = 7
	fmt.Println(a, b)
}

func PReslice() {
	a := []int{1, 2, 3, 4}
	b := a[:0]
	for _, x := range a {
		if x%2 == 0 {
			b = append(b, x)
		}
	}
	fmt.Println(a, b, b[:4], cap(a[2:]), len(a[4:]))
}

func PCopyOverlap() {
	a := []int{1, 2, 3, 4, 5}
	n := copy(a[1:], a)
	fmt.Println(n, a)
	n = copy(a, a[2:])
	fmt.Println(n, a, copy(a, a[:0]))
	b := make([]byte, 3)
	fmt.Println(copy(b, "hello"), string(b))
}

func PSliceOfSlice() {
	g := make([][]int, 3)
	for i := range g {
		g[i] = make([]int, i)
		for j := range g[i] {
			g[i][j] = i * j
		}
	}
	row := g[2]
	row[1] = 100
	fmt.Println(g, len(g[1]), append(g[0], 5), g)
}

func PSliceParameters() {
	a := make([]int, 1, 4)
	b := modify(a, 5)
	c := modify(a, 6)
	fmt.Println(a, b, c)
}

func PDeleteFromSlice() {
	a := []string{"a", "b", "c", "d"}
	a = append(a[:1], a[2:]...)
	fmt.Println(a, len(a), cap(a))
	a = append(a[:1], append([]string{"x", "y"}, a[1:]...)...)
	fmt.Println(a)
}

func PArraysCopied() {
	a := [3]int{1, 2, 3}
	b := a
	p := &a
	b[0] = 9
	p[1] = 8
	for i, x := range a {
		a[2] = 100
		fmt.Print(i, x, " ")
	}
	for i, x := range &a {
		a[2] = 200
		fmt.Print(i, x, " ")
	}
	fmt.Println(a, b, a == [3]int{1, 8, 200}, len(p))
}

func PStructsCopied() {
	a := celled{m: map[string]int{"k": 1}}
	b := a
	b.xs[1] = 5
	b.m["k"] = 2
	fmt.Println(a, b)
	c := []celled{a, b}
	for _, x := range c {
		x.xs[0] = 77
	}
	for i := range c {
		c[i].xs[2] = 66
	}
	fmt.Println(c)
}

func PMethodsOnSlices() {
	var s stack
	s.push(1)
	s.push(2)
	s.push(3)
	fmt.Println(s.pop(), s, len(s), cap(s) >= 3)
}

func PMatrices() {
	m := matrix{{1, 2}, {3, 4}}
	t := m.transposed()
	fmt.Println(m, t, m == t, t.transposed() == m)
}

func PCompositeLiterals() {
	fmt.Println([]string{2: "c", 0: "a"}, [...]int{5: 1, 2}, []int{1, 2: 5, 6})
	fmt.Println(map[string][]int{"a": {1}, "b": nil}, []struct{ a, b int }{{1, 2}, {b: 3}})
	fmt.Println([]*struct{ n int }{{1}}[0].n, [][2]int{{1}, {2, 3}})
}

func PMapsBasics() {
	m := map[string]int{}
	m["a"]++
	m["b"] += 5
	v, ok := m["zz"]
	delete(m, "a")
	delete(m, "never")
	fmt.Println(m, v, ok, len(m))
	var n map[string]int
	fmt.Println(n["x"], len(n), n == nil)
	for range n {
		fmt.Println("never")
	}
}

func PMapOfStructs() {
	type item struct{ n int }
	m := map[string]item{"a": {1}}
	x := m["a"]
	x.n = 9
	fmt.Println(m, x)
	p := map[string]*item{"a": {1}}
	p["a"].n = 9
	fmt.Println(p["a"].n, len(p))
}

func PMapKeys() {
	type key struct {
		a int
		b string
	}
	m := map[key]int{{1, "x"}: 1}
	m[key{1, "x"}]++
	m[key{2, "x"}]++
	fmt.Println(m[key{1, "x"}], len(m))
	a := map[[2]string]bool{{"a", "b"}: true}
	fmt.Println(a[[2]string{"a", "b"}], a[[2]string{"b", "a"}])
	i := map[interface{}]string{1: "int", int64(1): "int64", "1": "string", 1.0: "float"}
	fmt.Println(i[1], i[int64(1)], i["1"], i[1.0], len(i))
}

func PMapDeleteWhileRanging() {
	m := map[int]bool{}
	for i := 0; i < 10; i++ {
		m[i] = i%2 == 0
	}
	for k, even := range m {
		if even {
			delete(m, k)
		}
	}
	fmt.Println(m, len(m))
}

func PMapsOfMaps() {
	g := map[string]map[string]int{}
	for _, e := range [][2]string{{"a", "b"}, {"a", "c"}, {"b", "c"}, {"a", "b"}} {
		if g[e[0]] == nil {
			g[e[0]] = map[string]int{}
		}
		g[e[0]][e[1]]++
	}
	fmt.Println(g, len(g["z"]), g["z"]["y"])
}

func PCountWords() {
	counts := map[rune]int{}
	for _, r := range "hello, wörld" {
		counts[r]++
	}
	fmt.Println(counts['l'], counts['ö'], counts['x'], len(counts))
}

func PPointers() {
	x := 1
	p := &x
	q := &p
	**q = 5
	y := *p
	*p++
	fmt.Println(x, y, p == *q, *p == **q)
	type node struct {
		v    int
		next *node
	}
	var head *node
	for i := 0; i < 3; i++ {
		head = &node{i, head}
	}
	for n := head; n != nil; n = n.next {
		fmt.Print(n.v, " ")
	}
	fmt.Println()
}

func PPointerToElements() {
	a := []int{1, 2, 3}
	p := &a[1]
	a = append(a, 4)
	*p = 50
	fmt.Println(a[1], *p)
	s := struct{ xs [2]int }{}
	q := &s.xs[1]
	*q = 9
	fmt.Println(s)
}

func PSwapsAndMultiAssign() {
	a, b, c := 1, 2, 3
	a, b, c = c, a, b
	fmt.Println(a, b, c)
	xs := []int{0, 1, 2}
	i := 0
	i, xs[i] = 2, 9
	fmt.Println(i, xs)
	xs[0], xs[2] = xs[2], xs[0]
	fmt.Println(xs)
}

func PConversionsOfSlices() {
	b := []byte("abc")
	s := string(b)
	b[0] = 'X'
	r := []rune("aé世")
	r[1] = 'e'
	fmt.Println(s, string(b), string(r), len(r), string(rune(65)), string(r[2:]))
}

func PGrowth() {
	var s []int
	last := -1
	for i := 0; i < 600; i++ {
		s = append(s, i)
		if cap(s) != last {
			last = cap(s)
			fmt.Print(last, " ")
		}
	}
	fmt.Println(len(s))
	var b []byte
	b = append(b, "hello world"...)
	fmt.Println(len(b), cap(b))
	t := append([]string(nil), "a", "b", "c")
	fmt.Println(len(t), cap(t))
}

func PEqualities() {
	type pair struct {
		a interface{}
		b [2]string
	}
	x, y := pair{1, [2]string{"a"}}, pair{1, [2]string{"a"}}
	fmt.Println(x == y, x == pair{int8(1), [2]string{"a"}}, interface{}(x) == interface{}(y))
	var e1, e2 interface{}
	fmt.Println(e1 == e2, e1 == nil, interface{}(0) == interface{}(int64(0)))
	c, d := make(chan int), make(chan int)
	fmt.Println(c == d, c == c)
}

func PZeroSized() {
	type empty struct{}
	xs := make([]empty, 5)
	set := map[string]struct{}{"a": {}}
	_, ok := set["a"]
	fmt.Println(len(xs), xs[0] == empty{}, ok, set)
}

func PArrayOfArrays() {
	var g [3][4]int
	for i := range g {
		for j := range g[i] {
			g[i][j] = i + j
		}
	}
	h := g
	h[1][1] = 0
	fmt.Println(g, g == h, len(g), len(g[0]))
}

func PClearByRange() {
	a := []int{1, 2, 3}
	for i := range a {
		a[i] = 0
	}
	b := a
	a = nil
	fmt.Println(a == nil, b, len(a))
}

func PVariadicAliasing() {
	f := func(xs ...int) { xs[0] = 100 }
	a := []int{1, 2}
	f(a...)
	f(1, 2)
	g := func(xs ...string) (int, bool) { return len(xs), xs == nil }
	fmt.Println(a)
	fmt.Println(g())
	fmt.Println(g([]string{}...))
	fmt.Println(g("a", "b"))
}
