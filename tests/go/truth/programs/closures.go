package example

import "sync"

func H1(n int) {
	c := make(chan int)
	x := 0
	inc := func() { x++ }
	for i := 0; i < n; i++ {
		inc()
	}
	if x == 2 {
		<-c
	}
}

func H2(n int) {
	c := make(chan int)
	x := n
	f := func() bool { return x > 1 }
	x = 0
	if f() {
		<-c
	}
}

func H3(n int) {
	c := make(chan int, 1)
	f := func(g func()) { g(); g() }
	if n > 0 {
		f(func() { c <- 1 })
	} else {
		f(func() {})
	}
}

func compose(f, g func(int) int) func(int) int {
	return func(x int) int { return f(g(x)) }
}

func H4(n int) {
	h := compose(func(x int) int { return x + 1 }, func(x int) int { return x * 2 })
	c := make(chan int)
	if h(n) == 5 {
		<-c
	}
}

func counter() func() int {
	i := 0
	return func() int { i++; return i }
}

func H5(n int) {
	a, b := counter(), counter()
	a()
	a()
	c := make(chan int, 2)
	for i := 0; i < a()-b(); i++ {
		c <- 1
	}
}

func H6(n int) {
	c := make(chan int)
	defer func() {
		if n > 0 {
			<-c
		}
	}()
	n = n - 1
}

func H7(n int) {
	c := make(chan int)
	defer func(k int) {
		if k > 1 {
			<-c
		}
	}(n)
	n = 0
}

func H8(n int) (r int) {
	c := make(chan int)
	defer func() {
		if r == 2 {
			<-c
		}
	}()
	return n
}

func H9(n int) {
	var wg sync.WaitGroup
	add := wg.Add
	done := wg.Done
	add(1)
	if n > 0 {
		go done()
	}
	wg.Wait()
}

func H10(n int) {
	c := make(chan int)
	send := func() { c <- 1 }
	if n > 0 {
		go send()
	} else {
		defer send()
		return
	}
	<-c
}

func H11(n int) {
	c := make(chan int)
	var rec func(k int)
	rec = func(k int) {
		if k > 0 {
			rec(k - 1)
			return
		}
		if n == 2 {
			<-c
		}
	}
	rec(1)
}

func H12(n int) {
	var f, g func()
	c := make(chan int)
	f = func() {
		if n > 0 {
			g()
		}
	}
	g = func() { <-c }
	f()
}

func H13(n int) {
	fs := map[string]func(){}
	c := make(chan int)
	fs["a"] = func() { <-c }
	fs["b"] = func() {}
	if n > 0 {
		fs["a"]()
	}
	fs["b"]()
}

type op func(chan int)

func (o op) run(c chan int) { o(c) }

func H14(n int) {
	c := make(chan int, 1)
	o := op(func(c chan int) { c <- 1 })
	o.run(c)
	if n > 0 {
		o.run(c)
	}
}

func H15(n int) {
	c := make(chan int)
	x := 1
	p := &x
	go func() { c <- 1 }()
	*p = n
	if x > 1 {
		return
	}
	<-c
}

func H16(n int) {
	x := n
	done := make(chan bool)
	go func() {
		x = 5
		done <- true
	}()
	<-done
	c := make(chan int)
	if x == 5 {
		<-c
	}
}

func H17(n int) {
	x := n
	c := make(chan int)
	go func() { x = 5 }()
	if x == 5 {
		<-c
	}
}

func H18(n int) {
	c := make(chan int)
	f := func() func() {
		if n > 0 {
			return func() { <-c }
		}
		return nil
	}()
	if f != nil {
		f()
	}
}

func H19(n int) {
	var once sync.Once
	c := make(chan int)
	f := func() { once.Do(func() { n++ }) }
	f()
	f()
	if n == 2 {
		<-c
	}
}

func apply(n int, f func(int)) {
	for i := 0; i < n; i++ {
		f(i)
	}
}

func H20(n int) {
	c := make(chan int, 2)
	apply(n, func(i int) { c <- i })
}

func H21(n int) {
	c := make(chan int, 2)
	apply(2, func(i int) {
		if i < n {
			c <- i
		}
	})
	<-c
}

func H22(n int) {
	c := make(chan int)
	handlers := []func(){func() {}, func() { <-c }}
	for i, h := range handlers {
		if i < n {
			h()
		}
	}
}

func H23(n int) {
	c := make(chan int)
	type task struct {
		run  func()
		name string
	}
	t := task{run: func() {}}
	if n > 1 {
		t.run = func() { <-c }
	}
	u := t
	t.run = nil
	u.run()
}
