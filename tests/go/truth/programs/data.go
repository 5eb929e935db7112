package example

import (
	"sort"
	"strings"
	"sync"
)

// defer arguments are evaluated at once
func C1(n int) {
	c := make(chan int, 1)
	x := 0
	defer func(k int) {
		for i := 0; i < k; i++ {
			c <- 1
		}
	}(x)
	x = n
	c <- 1
}

func C2(n int) {
	c := make(chan int, 1)
	x := 0
	defer func() {
		for i := 0; i < x; i++ {
			c <- 1
		}
	}()
	x = n
}

// method value binds a copy of the receiver
type gate struct {
	open bool
	c    chan int
}

func (g gate) pass() {
	if !g.open {
		<-g.c
	}
}
func (g *gate) set(b bool) { g.open = b }

func C3(n int) {
	g := gate{open: true, c: make(chan int)}
	f := g.pass
	g.set(n > 0)
	f()
}

func C4(n int) {
	g := gate{open: false, c: make(chan int)}
	f := g.pass
	g.set(n > 0)
	g.pass()
	if n > 1 {
		f()
	}
}

func C5(n int) {
	g := &gate{c: make(chan int)}
	set := g.set
	set(n == 2)
	g.pass()
}

func C6(n int) {
	gs := []gate{{open: true, c: make(chan int)}, {open: true, c: make(chan int)}}
	for _, g := range gs {
		g.set(n > 0)
	}
	gs[0].pass()
	for i := range gs {
		gs[i].set(n > 1)
	}
	gs[1].pass()
}

// arrays are copied
func C7(n int) {
	a := [2]int{0, 0}
	b := a
	b[0] = n
	c := make(chan int)
	if a[0] > 0 {
		<-c
	}
	if b[0] > 1 {
		<-c
	}
}

func set0(a [2]int, v int)  { a[0] = v }
func setp(a *[2]int, v int) { a[0] = v }

func C8(n int) {
	var a [2]int
	set0(a, 1)
	c := make(chan int)
	if a[0] == 1 {
		<-c
	}
	setp(&a, n)
	if a[0] == 1 {
		<-c
	}
}

func C9(n int) {
	a := [3]chan int{make(chan int, 1), make(chan int, 1)}
	for i, c := range a {
		a[2] = make(chan int, 1)
		if i < n {
			c <- 1
		}
	}
}

// slices alias
func C10(n int) {
	s := make([]int, 1, 4)
	t := append(s, 1)
	u := append(s, n)
	_ = u
	c := make(chan int)
	if t[1] != 1 {
		<-c
	}
}

func C11(n int) {
	s := []int{1, 1, 1}
	t := s[:1]
	t = append(t, n)
	c := make(chan int, 3)
	for i := 0; i < s[1]; i++ {
		c <- i
	}
	for i := 0; i < s[2]; i++ {
		c <- i
	}
}

func C12(n int) {
	s := []int{3, 1, 2}
	sort.Ints(s)
	c := make(chan int, 2)
	for i := 0; i < s[n&1]; i++ {
		c <- 1
	}
	if n == 2 {
		for i := 0; i < s[2]; i++ {
			c <- 1
		}
	}
}

// copy returns the count
func C13(n int) {
	dst := make([]int, 2)
	src := make([]int, 3)
	k := copy(dst, src)
	c := make(chan int, 2)
	for i := 0; i < k; i++ {
		c <- i
	}
	if n > 0 {
		c <- 1
	}
}

// narrow numbers
func C14(n int) {
	c := make(chan int, 1)
	b := uint8(n)
	if b > 200 {
		<-c
	}
}

func C15(n int) {
	c := make(chan int, 3)
	var k int8 = 126
	for i := 0; i < n; i++ {
		k++
	}
	if k < 0 {
		<-c
	}
}

func C16(n int) {
	c := make(chan int, 1)
	u := uint(n)
	if n > 0 && u-1 > 1 {
		<-c
	}
	if u == 0 && u-1 > 5 {
		<-c
	}
}

func C17(n int) {
	c := make(chan int)
	if n/2 == 0 && n%2 == -1 {
		<-c
	}
	if n>>1 == -1 && n == -2 {
		<-c
	}
}

func C18(n int) {
	c := make(chan int, 1)
	for i := n; i > 0; i /= 2 {
		c <- i
	}
}

func C19(n int) {
	c := make(chan int, 2)
	for i := 1; i < n*n; i *= 2 {
		c <- i
	}
}

func C20(n int) {
	c := make(chan int, 2)
	if n&^1 == 2 {
		c <- 1
		c <- 1
	}
	if n^3 == 0 {
		c <- 1
	}
}

// strings
func C21(n int) {
	s := strings.Repeat("ab", 2)
	c := make(chan int, 4)
	for range s {
		c <- 1
	}
	if n == 1 {
		c <- 1
	}
	if len(s) == n {
		<-c
	}
}

func C22(n int) {
	c := make(chan rune, 3)
	for _, r := range "aé日" {
		c <- r
	}
	if n > 0 {
		for i := range "é" {
			_ = i
			c <- 1
		}
	}
}

func C23(n int) {
	c := make(chan rune, 2)
	for i, r := range "日a" {
		if i >= n {
			c <- r
			c <- r
		}
	}
}

func C24(n int) {
	words := strings.Split("a,b,,c", ",")
	c := make(chan string, 3)
	for _, w := range words {
		if w == "" {
			continue
		}
		c <- w
	}
	if n > 0 {
		c <- "x"
	}
}

func C25(n int) {
	c := make(chan int)
	name := "n" + string(rune('a'+n))
	switch name {
	case "na":
		<-c
	case "nb", "nc":
	}
}

// iota and consts
type mode int

const (
	off mode = iota
	on
	_
	auto
)

func (m mode) String() string { return [...]string{"off", "on", "?", "auto"}[m] }

func C26(n int) {
	c := make(chan int)
	m := mode(n)
	switch m {
	case auto:
		<-c
	case on:
	}
	if m == off && on.String() == "off" {
		<-c
	}
}

const big = 1 << 40

func C27(n int) {
	c := make(chan int)
	if n*big < 0 {
		<-c
	}
	if int32(n+big>>40) == 2 {
		<-c
	}
}

// maps
func C28(n int) {
	m := map[int]bool{}
	for i := 0; i < n; i++ {
		m[i%2] = true
	}
	c := make(chan int, 1)
	for range m {
		c <- 1
	}
}

func C29(n int) {
	m := map[int]int{1: 1}
	delete(m, n)
	c := make(chan int)
	if _, ok := m[1]; !ok {
		<-c
	}
}

func C30(n int) {
	m := map[string][]chan int{}
	m["a"] = append(m["a"], make(chan int, 1))
	if n > 0 {
		m["a"] = append(m["a"], m["a"][0])
	}
	for _, c := range m["a"] {
		c <- 1
	}
}

type key struct{ a, b int }

func C31(n int) {
	m := map[key]chan int{{1, 2}: make(chan int, 1), {2, 1}: make(chan int)}
	if c := m[key{n, 3 - n}]; c != nil {
		c <- 1
	}
}

// variable capture
func C32(n int) {
	c := make(chan int, 2)
	var fs []func()
	for i := 0; i < 3; i++ {
		j := i
		fs = append(fs, func() {
			if j < n {
				c <- j
			}
		})
	}
	for _, f := range fs {
		f()
	}
}

func C33(n int) {
	c := make(chan int, 1)
	x := n
	f := func() bool { x--; return x > 0 }
	for f() {
		c <- 1
	}
}

func counterFn() func() int {
	k := 0
	return func() int { k++; return k }
}

func C34(n int) {
	next := counterFn()
	other := counterFn()
	c := make(chan int)
	for i := 0; i < n; i++ {
		if next() == 3 {
			<-c
		}
	}
	if other() == 2 {
		<-c
	}
}

// shadowing
func C35(n int) {
	c := make(chan int, 1)
	if n > 0 {
		c := make(chan int, 5)
		c <- 1
		c <- 2
	}
	c <- 1
	{
		n := 0
		if n > 0 {
			c <- 2
		}
	}
	if c := c; n > 1 {
		c <- 1
	}
}

func C36(n int) {
	c := make(chan int)
	err := check(n)
	if n > -2 {
		_, err := n, check(n-1)
		_ = err
	}
	if err != nil {
		<-c
	}
}

type myErr struct{}

func (*myErr) Error() string { return "my" }

// typed nil
func check(n int) error {
	var e *myErr
	if n > 1 {
		e = &myErr{}
	}
	if n < 0 {
		return nil
	}
	return e
}

func C37(n int) {
	c := make(chan int)
	if check(n) != nil {
		<-c
	}
}

// nil func, nil interface
func C38(n int) {
	c := make(chan int)
	var f func()
	if n > 0 {
		f = func() { <-c }
	}
	var i interface{} = f
	if i != nil {
		if n < 0 {
			<-c
		}
	}
	if g, ok := i.(func()); ok && g != nil {
		g()
	}
}

// equality of interfaces and channels
func C39(n int) {
	a, b := make(chan int, 1), make(chan int, 1)
	x := a
	if n > 0 {
		x = b
	}
	if x == a {
		a <- 1
	}
	a <- 1
}

func C40(n int) {
	a := make(chan int, 1)
	var i, j interface{} = a, a
	if n > 0 {
		j = make(chan int)
	}
	if i == j {
		a <- 1
		a <- 1
	}
}

// struct compare
func C41(n int) {
	c := make(chan int)
	p, q := key{n, 1}, key{1, n}
	if p == q {
		<-c
	}
}

// evaluation order
func C42(n int) {
	c := make(chan int, 2)
	f := func(v int) int { c <- v; return v }
	g := func() int {
		select {
		case v := <-c:
			return v
		default:
			return -1
		}
	}
	if f(n)+g() == 2 {
		<-c
	}
}

func C43(n int) {
	c := make(chan int)
	wait := func() bool { <-c; return true }
	if n > 0 && wait() {
		return
	}
	if n > -2 || wait() {
		return
	}
}

func C44(n int) {
	c := make(chan int, 1)
	i := 0
	xs := []int{1, 0}
	i, xs[i] = 1, n
	if xs[0] == 2 {
		<-c
	}
	if xs[1] != 0 {
		<-c
	}
	xs[0], xs[1] = xs[1], xs[0]
	if xs[1] == 1 {
		<-c
	}
}

// range evaluates once
func C45(n int) {
	c := make(chan int, 3)
	xs := []int{1, 2}
	for range xs {
		if n > 0 {
			xs = append(xs, 3)
		}
		c <- 1
	}
	for range xs {
		c <- 1
		if len(c) == 3 {
			break
		}
	}
	if len(xs) == 4 {
		c <- 1
	}
}

func C46(n int) {
	c := make(chan int, 2)
	for i := 0; i < n; i++ {
		i++
		c <- i
		if i == 3 {
			c <- i
		}
	}
}

func C47(n int) {
	c := make(chan int, 2)
	for i := 0; i < 4; i++ {
		if i == n {
			i += 2
		}
		if i > 1 {
			c <- i
		}
	}
}

// bool algebra
func C48(a, b bool) {
	c := make(chan int)
	if a != b == (a && !b || !a && b) {
		return
	}
	<-c
}

func C49(a, b bool) {
	c := make(chan int, 1)
	x := a
	if b {
		x = !x
	}
	if x {
		c <- 1
	}
	if a == b {
		c <- 1
	} else {
		<-c
	}
}

// struct with channel in nested struct
type inner struct{ c chan int }
type outer struct {
	inner
	p *inner
}

func C50(n int) {
	o := outer{inner: inner{make(chan int, 1)}}
	o.p = &o.inner
	q := o
	if n > 0 {
		o.p.c = make(chan int)
	}
	o.c <- 1
	if n > 1 {
		q.c <- 1
	}
}

func C51(n int) {
	o := outer{p: &inner{make(chan int, 1)}}
	q := o
	q.p.c <- 1
	if n > 0 {
		o.p.c <- 1
	}
}

// returned multiple
func two(n int) (a, b chan int) {
	a = make(chan int, 1)
	b = make(chan int)
	if n > 0 {
		return b, a
	}
	return
}

func C52(n int) {
	a, b := two(n)
	a <- 1
	_ = b
}

func C53(n int) {
	use := func(a, b chan int) {
		b <- 1
		_ = a
	}
	use(two(n))
}

// variadics
func sendAll(c chan int, vs ...int) {
	for _, v := range vs {
		c <- v
	}
}

func C54(n int) {
	c := make(chan int, 2)
	if n > 0 {
		sendAll(c, 1, 2)
	} else {
		sendAll(c)
	}
	sendAll(c, make([]int, max0(n-1))...)
}

func max0(n int) int {
	if n < 0 {
		return 0
	}
	return n
}

// recursion
func rec(c chan int, n int) {
	if n <= 0 {
		return
	}
	c <- n
	rec(c, n-1)
}

func C55(n int) {
	c := make(chan int, 2)
	rec(c, n)
}

func even(c chan int, n int) bool {
	if n == 0 {
		return true
	}
	return odd(c, n-1)
}

func odd(c chan int, n int) bool {
	if n == 0 {
		<-c
		return false
	}
	return even(c, n-1)
}

func C56(n int) {
	c := make(chan int)
	if n >= 0 {
		even(c, n)
	}
}

// zero-size, len/cap
func C57(n int) {
	c := make(chan struct{}, 2)
	c <- struct{}{}
	for i := len(c); i < cap(c); i++ {
		c <- struct{}{}
	}
	if cap(c) == n {
		<-c
		<-c
		<-c
	}
}

func C58(xs []int) {
	c := make(chan int, 2)
	ys := xs[:0]
	for _, x := range xs {
		if x == 0 {
			ys = append(ys, x)
		}
	}
	for range ys {
		c <- 1
	}
}

func C59(n int) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	total := 0
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			total += n
		}()
	}
	wg.Wait()
	c := make(chan int)
	if total == 4 {
		<-c
	}
}

func C60(n int) {
	var wg sync.WaitGroup
	res := make([]int, 3)
	for i := range res {
		i := i
		wg.Add(1)
		go func() {
			defer wg.Done()
			res[i] = i * n
		}()
	}
	wg.Wait()
	c := make(chan int, 3)
	for _, r := range res {
		for j := 0; j < r; j++ {
			c <- j
		}
	}
}
