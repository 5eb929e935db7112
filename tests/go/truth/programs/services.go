package example

import (
	"errors"
	"fmt"
	"sync"
)

// a server with a loop
type server struct {
	reqs chan func()
	quit chan struct{}
	wg   sync.WaitGroup
}

func newServer(buf int) *server {
	s := &server{reqs: make(chan func(), buf), quit: make(chan struct{})}
	s.wg.Add(1)
	go s.loop()
	return s
}

func (s *server) loop() {
	defer s.wg.Done()
	for {
		select {
		case f := <-s.reqs:
			f()
		case <-s.quit:
			return
		}
	}
}

func (s *server) do(f func()) { s.reqs <- f }
func (s *server) stop()       { close(s.quit); s.wg.Wait() }

func B1(n int) {
	s := newServer(0)
	for i := 0; i < n; i++ {
		s.do(func() {})
	}
	s.stop()
}

func B2(n int) {
	s := newServer(1)
	s.stop()
	if n > 0 {
		s.do(func() {})
	}
	if n > 1 {
		s.do(func() {})
	}
}

func B3(n int) {
	s := newServer(0)
	done := make(chan bool)
	s.do(func() { done <- true })
	if n > 0 {
		<-done
	}
	s.stop()
}

// request from inside a request
func B4(n int) {
	s := newServer(0)
	s.do(func() {
		if n > 0 {
			s.do(func() {})
		}
	})
	s.stop()
}

// generator
func gen(n int) <-chan int {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	return c
}

func sq(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			out <- v * v
		}
		close(out)
	}()
	return out
}

func B5(n int) {
	for v := range sq(sq(gen(n))) {
		_ = v
	}
}

func B6(n int) {
	for v := range sq(gen(3)) {
		if v >= n {
			break
		}
	}
}

func B7(n int) {
	g := gen(n)
	a, ok := <-g
	if !ok {
		return
	}
	b, ok := <-g
	_ = a + b
	if ok {
		for range g {
		}
	}
}

// merge
func merge(cs ...<-chan int) <-chan int {
	var wg sync.WaitGroup
	out := make(chan int)
	wg.Add(len(cs))
	for _, c := range cs {
		go func(c <-chan int) {
			defer wg.Done()
			for v := range c {
				out <- v
			}
		}(c)
	}
	go func() {
		wg.Wait()
		close(out)
	}()
	return out
}

func B8(n int) {
	for range merge(gen(n), gen(2)) {
	}
}

func B9(n int) {
	m := merge(gen(n), gen(1))
	<-m
}

// error path
func first(n int) (int, error) {
	if n < 0 {
		return 0, errors.New("negative")
	}
	return n, nil
}

func B10(n int) error {
	res := make(chan int)
	errc := make(chan error, 1)
	go func() {
		v, err := first(n)
		if err != nil {
			errc <- err
			return
		}
		res <- v
	}()
	select {
	case <-res:
		return nil
	case err := <-errc:
		return err
	}
}

func B11(n int) error {
	res := make(chan int)
	go func() {
		v, err := first(n)
		if err != nil {
			return
		}
		res <- v
	}()
	_, err := first(n - 1)
	if err != nil {
		return fmt.Errorf("first: %w", err)
	}
	<-res
	return nil
}

// semaphores
type sem chan struct{}

func (s sem) P() { s <- struct{}{} }
func (s sem) V() { <-s }

func B12(n int) {
	s := make(sem, 2)
	for i := 0; i < n; i++ {
		s.P()
	}
}

func B13(n int) {
	s := make(sem, 1)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		s.P()
		go func() {
			defer wg.Done()
			defer s.V()
		}()
	}
	wg.Wait()
}

func B14(n int) {
	s := make(sem, 1)
	s.P()
	func() {
		defer s.V()
		if n > 0 {
			s.P()
			defer s.V()
		}
	}()
}

// latch built from closures
func latch(n int) (done func(), wait func()) {
	c := make(chan struct{}, 8)
	done = func() { c <- struct{}{} }
	wait = func() {
		for i := 0; i < n; i++ {
			<-c
		}
	}
	return
}

func B15(n int) {
	done, wait := latch(n)
	go done()
	go done()
	wait()
}

func B16(n int) {
	done, wait := latch(2)
	for i := 0; i < n; i++ {
		go done()
	}
	wait()
}

// map of channels
func B17(n int) {
	m := map[string]chan int{}
	for _, k := range []string{"a", "b", "c"} {
		m[k] = make(chan int, 1)
	}
	m["a"] <- 1
	if n > 0 {
		m["b"] <- 1
	}
	if n > 1 {
		m["a"] <- 1
	}
}

func B18(n int) {
	m := map[string]chan int{"x": make(chan int, 1)}
	if n > 1 {
		m["y"] <- 1
	}
	select {
	case m["y"] <- 1:
	case m["x"] <- 2:
	}
}

// struct with embedded mutex
type counter struct {
	sync.Mutex
	n int
}

func (c *counter) inc() int {
	c.Lock()
	defer c.Unlock()
	c.n++
	return c.n
}

func B19(n int) {
	var c counter
	for i := 0; i < n; i++ {
		c.inc()
	}
	c.Lock()
	if n == 2 {
		c.inc()
	}
	c.Unlock()
}

func B20(n int) {
	c := &counter{}
	d := c
	d.Lock()
	if n > 0 {
		d = &counter{}
	}
	c2 := d
	c2.inc()
}

// early return with lock
func B21(n int) int {
	var mu sync.Mutex
	get := func() int {
		mu.Lock()
		if n == 1 {
			return 0
		}
		mu.Unlock()
		return 1
	}
	return get() + get()
}

// interface dispatch
type stopper interface{ stop() }
type nopStop struct{}

func (nopStop) stop() {}

type chanStop struct{ c chan int }

func (s chanStop) stop() { <-s.c }

func pick(n int, c chan int) stopper {
	if n > 0 {
		return chanStop{c}
	}
	return nopStop{}
}

func B22(n int) {
	c := make(chan int)
	pick(n, c).stop()
}

func B23(n int) {
	c := make(chan int)
	var all []stopper
	for i := 0; i < n; i++ {
		all = append(all, pick(i, c))
	}
	for _, s := range all {
		s.stop()
	}
}

func B24(n int) {
	c := make(chan int)
	s := pick(n, c)
	if cs, ok := s.(chanStop); ok {
		go func() { cs.c <- 1 }()
	}
	s.stop()
}

func B25(n int) {
	c := make(chan int)
	switch s := pick(n, c).(type) {
	case nopStop:
		s.stop()
	case chanStop:
		close(s.c)
		s.stop()
	}
}

// channel of channels
func B26(n int) {
	reqs := make(chan chan int)
	go func() {
		for r := range reqs {
			r <- 1
		}
	}()
	for i := 0; i < n; i++ {
		r := make(chan int)
		reqs <- r
		<-r
	}
	close(reqs)
}

func B27(n int) {
	reqs := make(chan chan int, 1)
	r := make(chan int)
	reqs <- r
	go func() {
		q := <-reqs
		q <- 1
	}()
	if n > 0 {
		<-r
	}
	if n > 1 {
		<-r
	}
}

// state machine with funcs
type stateFn func() stateFn

func B28(n int) {
	c := make(chan int, 2)
	var a, b stateFn
	a = func() stateFn {
		if n > 2 {
			return b
		}
		c <- 1
		return b
	}
	b = func() stateFn {
		<-c
		return nil
	}
	for s := a; s != nil; {
		s = s()
	}
}

// nested functions returning cleanup
func open(n int) (chan int, func()) {
	c := make(chan int)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case c <- n:
			case <-done:
				return
			}
		}
	}()
	return c, func() { close(done) }
}

func B29(n int) {
	c, stop := open(n)
	defer stop()
	for i := 0; i < n; i++ {
		<-c
	}
}

func B30(n int) {
	c, stop := open(n)
	if <-c > 0 {
		return
	}
	stop()
}

func B31(n int) {
	_, stop := open(n)
	stop()
	if n > 1 {
		stop()
	}
}

// worker results with index
func B32(n int) {
	type res struct {
		i   int
		err error
	}
	out := make(chan res, n)
	for i := 0; i < 3; i++ {
		i := i
		go func() { out <- res{i, nil} }()
	}
	for i := 0; i < 3; i++ {
		if r := <-out; r.err != nil {
			return
		}
	}
}

func B33(n int) {
	out := make(chan error)
	for i := 0; i < 2; i++ {
		i := i
		go func() {
			if i == n {
				out <- errors.New("x")
				return
			}
			out <- nil
		}()
	}
	for i := 0; i < 2; i++ {
		if err := <-out; err != nil {
			return
		}
	}
}

// done channel twice
func B34(n int) {
	done := make(chan struct{})
	var once sync.Once
	stop := func() { once.Do(func() { close(done) }) }
	for i := 0; i < n; i++ {
		stop()
	}
	<-done
}

func B35(n int) {
	done := make(chan struct{})
	stop := func() {
		select {
		case <-done:
		default:
			close(done)
		}
	}
	for i := 0; i < n; i++ {
		stop()
	}
	<-done
}

// goroutine that waits on itself
func B36(n int) {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		if n > 0 {
			wg.Wait()
		}
	}()
	wg.Wait()
}

// Add inside goroutine
func B37(n int) {
	var wg sync.WaitGroup
	c := make(chan int)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { c <- 1; wg.Done() }()
	}
	go func() { wg.Wait(); close(c) }()
	s := 0
	for v := range c {
		s += v
	}
}

func B38(n int) {
	var wg sync.WaitGroup
	c := make(chan int)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { c <- 1; wg.Done() }()
	}
	wg.Wait()
	close(c)
	for range c {
	}
}

// double close via two paths
func B39(n int) {
	c := make(chan int)
	if n > 0 {
		close(c)
	}
	if n > 1 {
		defer close(c)
	}
	if n < 0 {
		defer close(c)
		return
	}
}

// select with default as try
func B40(n int) {
	c := make(chan int, 1)
	ok := 0
	for i := 0; i < n; i++ {
		select {
		case c <- i:
			ok++
		default:
		}
	}
	for i := 0; i < ok; i++ {
		<-c
	}
}

func B41(n int) {
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		select {
		case c <- i:
		default:
			<-c
			c <- i
		}
	}
	if n > 0 {
		<-c
	}
	if n > 2 {
		<-c
	}
}

// range over slice of funcs
func B42(n int) {
	c := make(chan int, 1)
	steps := []func(){
		func() { c <- 1 },
		func() { <-c },
		func() { c <- 2 },
	}
	for i, f := range steps {
		if i >= n {
			break
		}
		f()
	}
	c <- 3
}

func B43(n int) {
	c := make(chan int, 1)
	steps := []func(){
		func() { c <- 1 },
		func() { <-c },
	}
	for i := 0; i < n; i++ {
		steps[i%2]()
	}
}

func B44(n int) {
	c := make(chan int, 1)
	ops := map[int]func(){1: func() { c <- 1; c <- 1 }, 2: func() { c <- 1 }}
	if f, ok := ops[n]; ok {
		f()
	}
}

// pointers to channels
func B45(n int) {
	c := make(chan int, 1)
	p := &c
	if n > 0 {
		*p = make(chan int)
	}
	c <- 1
}

func B46(n int) {
	a, b := make(chan int, 1), make(chan int)
	if n > 0 {
		a, b = b, a
	}
	a <- 1
	_ = b
}

// labels
func B47(n int) {
	c := make(chan int, 4)
outer:
	for i := 0; i < n; i++ {
		for j := 0; j < 3; j++ {
			if j == 1 {
				continue outer
			}
			if i == 2 {
				break outer
			}
			c <- j
		}
	}
	<-c
	<-c
}

func B48(n int) {
	c := make(chan int, 1)
	i := 0
again:
	c <- i
	<-c
	i++
	if i < n {
		goto again
	}
	if i == 3 {
		<-c
	}
}

func B49(n int) {
	c := make(chan int, 1)
	switch {
	case n == 0:
		c <- 1
		fallthrough
	case n == 1:
		c <- 1
	case n == 2:
		<-c
	default:
	}
}

// deferred in loop
func B50(n int) {
	c := make(chan int, 2)
	for i := 0; i < n; i++ {
		c := c
		defer func() { c <- 1 }()
	}
	defer func() { <-c }()
	c <- 1
}

func B51(n int) (err error) {
	c := make(chan int)
	defer func() {
		if err != nil {
			<-c
		}
	}()
	if n > 1 {
		return errors.New("big")
	}
	return nil
}

func B52(n int) (res int) {
	c := make(chan int, 1)
	defer func() {
		for i := 0; i < res; i++ {
			c <- 1
		}
	}()
	res = n
	if n == 2 {
		return 1
	}
	return
}

// global state
var registry = map[string]chan int{}
var regMu sync.Mutex

func register(name string) chan int {
	regMu.Lock()
	defer regMu.Unlock()
	c := make(chan int, 1)
	registry[name] = c
	return c
}

func B53(n int) {
	c := register("a")
	c <- 1
	if n > 0 {
		d := register("a")
		d <- 1
		c = d
	}
	if n > 1 {
		c <- 1
	}
}

// two goroutines with ordering by channel
func B54(n int) {
	a, b := make(chan int), make(chan int)
	go func() { a <- 1; b <- 1 }()
	if n > 0 {
		<-b
		<-a
	} else {
		<-a
		<-b
	}
}

func B55(n int) {
	a, b := make(chan int), make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			select {
			case a <- 1:
			case b <- 1:
			}
		}
	}()
	for i := 0; i < n; i++ {
		select {
		case <-a:
		case <-b:
		}
	}
}

func B56(n int) {
	a, b := make(chan int), make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			if i%2 == 0 {
				a <- 1
			} else {
				b <- 1
			}
		}
	}()
	for i := 0; i < n; i++ {
		select {
		case <-a:
		case <-b:
		}
	}
}

func B57(n int) {
	a, b := make(chan int), make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			a <- 1
		}
		close(a)
	}()
	go func() {
		for i := 0; i < n; i++ {
			b <- 1
		}
		close(b)
	}()
	for a != nil || b != nil {
		select {
		case _, ok := <-a:
			if !ok {
				a = nil
			}
		case _, ok := <-b:
			if !ok {
				b = nil
			}
		}
	}
}

func B58(n int) {
	var c chan int
	if n > 1 {
		c = make(chan int, 1)
	}
	select {
	case c <- 1:
	default:
	}
	if n > 2 {
		c <- 1
	}
}

func B59(n int) {
	ready := make(chan struct{})
	go func() {
		<-ready
	}()
	if n < 2 {
		ready <- struct{}{}
	} else {
		close(ready)
	}
	if n == 0 {
		<-ready
	}
}

func B60(n, m int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	for i := 0; i < m; i++ {
		if v := <-c; v == 1 {
			break
		}
	}
}
