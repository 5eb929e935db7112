package example

import (
	"fmt"
	"sync"
)

type queue struct {
	items chan int
	size  int
}

func newQueue(n int) *queue { return &queue{items: make(chan int, n), size: n} }

func (q *queue) put(x int)  { q.items <- x }
func (q *queue) get() int   { return <-q.items }
func (q queue) cap() int    { return cap(q.items) }
func (q *queue) grow(k int) { q.size += k }

func I1(n int) {
	if n < 0 {
		return
	}
	q := newQueue(n)
	q.put(1)
	q.put(2)
}

func I2(n int) {
	if n < 0 {
		return
	}
	q := newQueue(2)
	q.grow(n)
	for i := 0; i < q.size; i++ {
		q.put(i)
	}
}

func I3(n int) {
	q := newQueue(1)
	put := q.put
	q = newQueue(5)
	put(1)
	if n > 0 {
		put(2)
	}
}

func I4(n int) {
	q := newQueue(1)
	f := (*queue).put
	f(q, 1)
	if n > 0 {
		f(q, 2)
	}
}

type base struct{ sync.Mutex }

type derived struct {
	base
	n int
}

func I5(n int) {
	var d derived
	d.Lock()
	if n > 0 {
		d.base.Lock()
	}
}

func I6(n int) {
	var d derived
	e := &d
	d.Lock()
	if n > 0 {
		e.Mutex.Lock()
	}
	e.Unlock()
}

type putter interface{ put(int) }

func feed(p putter, k int) {
	for i := 0; i < k; i++ {
		p.put(i)
	}
}

func I7(n int) {
	feed(newQueue(2), n)
}

type nop struct{}

func (nop) put(int) {}

func I8(n int, b bool) {
	var p putter = nop{}
	if b {
		p = newQueue(1)
	}
	feed(p, n)
}

type outer struct{ putter }

func I9(n int) {
	o := outer{newQueue(1)}
	o.put(1)
	if n > 0 {
		o.put(1)
	}
}

type over struct{ *queue }

func (o over) put(int) {}

func I10(n int) {
	o := over{newQueue(0)}
	o.put(1)
	if n > 0 {
		o.queue.put(1)
	}
}

type str struct{ c chan int }

func (s str) String() string { s.c <- 1; return "x" }

func I11() {
	s := str{make(chan int)}
	fmt.Println(s)
}

type errT struct{ c chan int }

func (e errT) Error() string { <-e.c; return "x" }

func I12() {
	e := errT{make(chan int)}
	fmt.Println("a", e)
}

func I13(n int) {
	var q *queue
	if n > 0 {
		q = newQueue(1)
	}
	q.put(1)
}

func I14(n int) {
	q := queue{}
	if n > 0 {
		q.items = make(chan int, 1)
	}
	q.put(1)
}

type list struct {
	next *list
	c    chan int
}

func (l *list) last() *list {
	for l.next != nil {
		l = l.next
	}
	return l
}

func I15(n int) {
	l := &list{&list{nil, make(chan int, 1)}, make(chan int)}
	if n > 0 {
		l = l.next
	}
	l.c <- 1
}

func I16(n int) {
	l := &list{&list{nil, make(chan int, 1)}, make(chan int)}
	l.last().c <- 1
}

type sw bool

func (s *sw) flip() { *s = !*s }

func I17(n int) {
	var s sw
	for i := 0; i < n; i++ {
		s.flip()
	}
	c := make(chan int)
	if s {
		<-c
	}
}

func I18(b bool) {
	s := sw(b)
	s.flip()
	s.flip()
	c := make(chan int)
	if s {
		<-c
	}
}

type visitor interface{ visit(k int) }
type vf func(int)

func (f vf) visit(k int) { f(k) }

func I19(n int) {
	c := make(chan int, 1)
	var v visitor = vf(func(k int) {
		if k > 1 {
			c <- k
		}
	})
	v.visit(n)
	v.visit(2)
}

func I20(n int) {
	var i interface{} = newQueue(1)
	switch q := i.(type) {
	case nop:
		q.put(1)
	case *queue:
		q.put(1)
		if n > 0 {
			q.put(2)
		}
	}
}

func I21(n int) {
	m := map[putter]int{}
	p := newQueue(0)
	m[p] = n
	c := make(chan int)
	if m[p] == 2 {
		<-c
	}
}

type server struct {
	mu   sync.Mutex
	cond int
	done chan struct{}
}

func (s *server) stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.done)
}

func (s *server) run() {
	<-s.done
	s.mu.Lock()
	s.cond++
	s.mu.Unlock()
}

func I22(n int) {
	s := &server{done: make(chan struct{})}
	go s.run()
	if n > 0 {
		s.stop()
	}
}

func I23(n int) {
	s := &server{done: make(chan struct{})}
	s.stop()
	if n > 0 {
		s.stop()
	}
	s.run()
}
