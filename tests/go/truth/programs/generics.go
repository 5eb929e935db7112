package example

import "sync"

type stack[T any] struct {
	items []T
	free  chan T
}

func (s *stack[T]) push(x T) { s.items = append(s.items, x) }
func (s *stack[T]) wait() T   { return <-s.free }

func J1(n int) {
	s := &stack[int]{}
	s.push(1)
	if n > 0 {
		s.wait()
	}
}

func mapAll[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func J2(xs []int) {
	c := make(chan int, 2)
	mapAll(xs, func(x int) int { c <- x; return x })
}

func send[T any](c chan T, x T) { c <- x }

func J3(n int) {
	c := make(chan string, 1)
	send(c, "a")
	if n > 0 {
		send[string](c, "b")
	}
}

type number interface{ ~int | ~float64 }

func sum[T number](xs ...T) (t T) {
	for _, x := range xs {
		t += x
	}
	return
}

func J4(n int) {
	c := make(chan int)
	if sum(n, 1, 2) == 5 {
		<-c
	}
}

func J5() {
	c := make(chan int)
	if sum(1.5, 0.5) == 2 {
		<-c
	}
}

type locked[T any] struct {
	sync.Mutex
	v T
}

func (l *locked[T]) with(f func(*T)) {
	l.Lock()
	defer l.Unlock()
	f(&l.v)
}

func J6(n int) {
	var l locked[int]
	l.with(func(v *int) { *v = n })
	c := make(chan int)
	if l.v == 2 {
		<-c
	}
}

func J7(n int) {
	var l locked[int]
	l.with(func(v *int) {
		if n > 1 {
			l.with(func(*int) {})
		}
	})
}

func must[T any](v T, ok bool) T {
	if !ok {
		panic("no")
	}
	return v
}

func J8(b bool) {
	c := make(chan int)
	go func() { c <- 1 }()
	must(1, b)
	<-c
}

func filter[T any](in chan T, keep func(T) bool) chan T {
	out := make(chan T)
	go func() {
		x := <-in
		if keep(x) {
			out <- x
		}
	}()
	return out
}

func J9(b bool) {
	in := make(chan int)
	out := filter(in, func(int) bool { return b })
	in <- 1
	<-out
}

func J10(b bool) {
	in := make(chan int)
	out := filter(in, func(int) bool { return b })
	in <- 1
	if b {
		<-out
	}
}

type pair[A, B any] struct {
	a A
	b B
}

func J11(n int) {
	p := pair[chan int, bool]{make(chan int, 1), n > 0}
	q := pair[chan int, bool]{p.a, !p.b}
	p.a <- 1
	if q.b {
		q.a <- 1
	}
}

func gmax[T ~int](a, b T) T {
	if a > b {
		return a
	}
	return b
}

func J12(n int) {
	c := make(chan int, 2)
	for i := 0; i < gmax(n, 1); i++ {
		c <- 1
	}
}

func ptr[T any](v T) *T { return &v }

func J13(n int) {
	a := ptr(n)
	b := ptr(n)
	*a = 3
	c := make(chan int)
	if *b == 3 {
		<-c
	}
}

func fan[T any](k int, f func(int) T) []T {
	c := make(chan T)
	for i := 0; i < k; i++ {
		go func(i int) { c <- f(i) }(i)
	}
	var out []T
	for i := 0; i < k; i++ {
		out = append(out, <-c)
	}
	return out
}

func J14(n int) {
	fan(n, func(i int) int { return i })
}
