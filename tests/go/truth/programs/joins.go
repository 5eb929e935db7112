package example

import "sync"

type conn struct{ c chan int }

func (k *conn) write() { k.c <- 1 }

func newConn(n int) (*conn, error) {
	if n < 0 {
		return nil, nil
	}
	return &conn{make(chan int, n)}, nil
}

func A1(n int) {
	var k *conn
	if n > 0 {
		k = &conn{make(chan int, 1)}
	} else {
		k = &conn{make(chan int)}
	}
	k.write()
}

func A2(n int) {
	k, _ := newConn(n)
	if k == nil {
		return
	}
	k.write()
}

func A3(n int) {
	c := make(chan int)
	var f func()
	for i := 0; i < n; i++ {
		f = func() { <-c }
	}
	if f != nil {
		f()
	}
}

func A4(n int) {
	c := make(chan int)
	var f func()
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		if n > 1 {
			f = func() { <-c }
		}
	}()
	wg.Wait()
	if f != nil {
		f()
	}
}

func A5(n int, b bool) {
	c := make(chan int, 1)
	d := make(chan int)
	x := c
	if b {
		x = d
	}
	if n > 0 {
		x = c
	}
	x <- 1
}

func A6(n int) {
	c := make(chan int, 1)
	d := make(chan int)
	x, y := c, d
	if n > 2 {
		x, y = y, x
	}
	x <- 1
	<-c
	_ = y
}

func A7(n int) {
	cs := []chan int{make(chan int, 1), make(chan int)}
	i := 0
	if n == 2 {
		i = 1
	}
	cs[i] <- 1
}

func A8(b bool) {
	var wg *sync.WaitGroup
	w1, w2 := &sync.WaitGroup{}, &sync.WaitGroup{}
	w1.Add(1)
	if b {
		wg = w1
	} else {
		wg = w2
	}
	wg.Wait()
}

func A9(b bool) {
	c := make(chan int, 1)
	cleanup := func() {}
	if b {
		cleanup = func() { c <- 1; c <- 2 }
	}
	defer cleanup()
}

func pick(b bool, c, d chan int) chan int {
	if b {
		return c
	}
	return d
}

func A10(b bool) {
	c, d := make(chan int, 1), make(chan int)
	pick(b, c, d) <- 1
}

func A11(n int) {
	c, d := make(chan int, 1), make(chan int)
	e := pick(n > 0, c, d)
	f := pick(n > 1, e, c)
	f <- 1
}

func mk(b bool) (c chan int, stop func()) {
	c = make(chan int, 1)
	if b {
		stop = func() { <-c }
	}
	return
}

func A12(b bool) {
	_, stop := mk(b)
	if stop != nil {
		stop()
	}
}

func A13(b bool) {
	c, stop := mk(b)
	c <- 1
	if stop != nil {
		defer stop()
	}
}

func A14(n int) {
	c := make(chan int)
	var any1 interface{}
	if n > 0 {
		any1 = c
	}
	if d, ok := any1.(chan int); ok {
		d <- 1
	}
}

func A15(n int) {
	var mu *sync.Mutex
	var a, b sync.Mutex
	mu = &a
	if n > 0 {
		mu = &b
	}
	a.Lock()
	mu.Lock()
	mu.Unlock()
}

func A16(n int) {
	fs := []func(){}
	c := make(chan int)
	for i := 0; i < n; i++ {
		fs = append(fs, func() { <-c })
	}
	for _, f := range fs {
		f()
	}
}

func A17(n int) {
	c := make(chan int, 2)
	var last func()
	for i := 0; i < n; i++ {
		prev := last
		last = func() {
			if prev != nil {
				prev()
			}
			c <- 1
		}
	}
	if last != nil {
		last()
	}
}

func A18(n int) {
	c := make(chan int)
	done := c
	switch {
	case n > 2:
		done = nil
	case n > 0:
		close(c)
	default:
		done = make(chan int, 1)
		done <- 1
	}
	<-done
}

func A19(n int) {
	type node struct {
		next *node
		c    chan int
	}
	var head *node
	for i := 0; i < n; i++ {
		head = &node{head, make(chan int)}
	}
	if head != nil {
		head.c <- 1
	}
}

func A20(b, d bool) {
	c := make(chan int)
	e := b
	if d {
		e = !e
	}
	go func() {
		if e {
			c <- 1
		}
	}()
	if b {
		<-c
	}
}
