package example

func O1(n int) {
	c := make(chan int, 2)
	for i := 0; i < n; i++ {
		select {
		case c <- i:
		default:
		}
	}
	<-c
}

func O2(n int) {
	c := make(chan chan int, 1)
	d := make(chan int, 1)
	c <- d
	e := <-c
	e <- 1
	if n > 0 {
		e <- 2
	}
}

func O3(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
		close(c)
	}()
	for range c {
	}
}

func O4(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	for range c {
	}
}

func O5(n int) {
	c := make(chan int, 1)
	c <- n
	x := <-c
	if x == 2 {
		<-c
	}
}

func O6(n int) {
	c := make(chan int, 1)
	c <- 1
	if len(c) == 1 && n > 0 {
		c <- 1
	}
}

func O7(n int) {
	c := make(chan int, 3)
	if cap(c) == 3 && n > 0 {
		<-c
	}
}

func O8(n int) {
	var r <-chan int
	c := make(chan int, 1)
	r = c
	c <- 1
	<-r
	if n > 0 {
		<-r
	}
}

func O9(n int) {
	c := make(chan int)
	d := make(chan int)
	go func() { c <- 1; d <- 1 }()
	if n > 0 {
		<-d
		<-c
		return
	}
	<-c
	<-d
}

func O10(n int) {
	c := make(chan struct{}, 2)
	for i := 0; i < n; i++ {
		c <- struct{}{}
		go func() { <-c }()
	}
}

func O11(n int) {
	c := make(chan struct{}, 2)
	for i := 0; i < n; i++ {
		c <- struct{}{}
		go func() {
			defer func() { <-c }()
			if i == 0 {
				return
			}
		}()
	}
	for i := 0; i < cap(c); i++ {
		c <- struct{}{}
	}
}

func O12(n int) {
	a, b := make(chan int), make(chan int)
	go func() { a <- 1 }()
	select {
	case <-a:
	case <-b:
	}
	if n > 0 {
		<-a
	}
}

func O13(n int) {
	out := make(chan error, n)
	for i := 0; i < n; i++ {
		go func() { out <- nil }()
	}
	for i := 0; i < n; i++ {
		if err := <-out; err != nil {
			return
		}
	}
}

func O14(n int) {
	out := make(chan bool)
	for i := 0; i < n; i++ {
		go func() { out <- i == 0 }()
	}
	for i := 0; i < n; i++ {
		if <-out {
			return
		}
	}
}

func O15(n int) {
	type req struct{ reply chan int }
	reqs := make(chan req)
	go func() {
		r := <-reqs
		r.reply <- 1
	}()
	r := req{make(chan int)}
	reqs <- r
	if n > 0 {
		<-r.reply
	}
}

func O16(n int) {
	c := make(chan int)
	var nilc chan int
	go func() { c <- 1 }()
	select {
	case <-c:
	case <-nilc:
	}
	if n > 0 {
		select {}
	}
}

func O17(n int) {
	a := make(chan int, 1)
	b := make(chan int, 1)
	for i := 0; i < n; i++ {
		a, b = b, a
		a <- i
	}
}

func O18(n int) {
	in := make(chan int)
	out := in
	for i := 0; i < n; i++ {
		next := make(chan int)
		go func(l, r chan int) { r <- 1 + <-l }(out, next)
		out = next
	}
	in <- 1
	<-out
}

func O19(n int) {
	c := make(chan int, 1)
	func(d chan<- int) {
		d <- 1
	}(c)
	v, ok := <-c
	if ok && v == n {
		<-c
	}
}

func O20(n int) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		if n > 0 {
			return
		}
	}()
	<-done
	<-done
}
