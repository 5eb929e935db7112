package example

func helper() { recover() }

func L1(n int) {
	c := make(chan int)
	go func() {
		defer func() { c <- 1 }()
		defer func() { recover() }()
		if n > 0 {
			panic(1)
		}
	}()
	<-c
}

func L2(n int) {
	c := make(chan int, 1)
	func() {
		defer func() { recover() }()
		if n > 0 {
			panic(1)
		}
		c <- 1
	}()
	c <- 1
}

func L3(n int) {
	c := make(chan int, 1)
	func() {
		defer helper()
		if n > 0 {
			panic(1)
		}
		c <- 1
	}()
	c <- 1
}

func L4(n int) {
	c := make(chan int, 1)
	safe := func(f func()) {
		defer func() {
			if r := recover(); r != nil {
				c <- 1
			}
		}()
		f()
	}
	safe(func() {
		if n > 0 {
			panic(1)
		}
	})
	safe(func() {
		if n > 1 {
			panic(1)
		}
	})
}

func L5(n int) (err interface{}) {
	c := make(chan int)
	defer func() {
		err = recover()
		if err != nil {
			<-c
		}
	}()
	if n > 1 {
		panic("x")
	}
	return nil
}

func L6(n int) {
	c := make(chan int, 1)
	defer func() {
		recover()
		c <- 1
	}()
	close(c)
	if n > 0 {
		c <- 1
	}
}

func L7(n int) {
	c := make(chan int)
	xs := make([]int, 2)
	defer func() { _ = recover() }()
	go func() { c <- 1 }()
	p := &xs[n]
	*p = 1
	<-c
}
