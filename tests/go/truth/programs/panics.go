package example

import "runtime"

func K1(n int) {
	c := make(chan int)
	go func() { c <- 1 }()
	if n > 0 {
		panic("x")
	}
	<-c
}

func K2(n int) {
	c := make(chan int)
	go func() {
		defer func() { c <- 1 }()
		if n > 0 {
			runtime.Goexit()
		}
	}()
	<-c
}

func K3(n int) {
	c := make(chan int)
	go func() {
		if n > 0 {
			runtime.Goexit()
		}
		c <- 1
	}()
	<-c
}

func K4(xs []int) {
	c := make(chan int, 1)
	_ = xs[1]
	c <- 1
}

func K5(n int) {
	c := make(chan int, 1)
	x := 10 / n
	if x == 5 {
		c <- 1
		c <- 1
	}
}

func K6(n int) {
	var c chan int
	if n > 0 {
		c = make(chan int)
	}
	close(c)
}

func K7(n int) {
	c := make(chan int, 1)
	close(c)
	if n > 0 {
		c <- 1
	}
}

func K8(n int) {
	c := make(chan int, n)
	c <- 1
}

func K9(n int) {
	var p *int
	if n > 0 {
		p = &n
	}
	c := make(chan int)
	if *p > 2 {
		<-c
	}
}

func K10(n int) {
	c := make(chan int)
	go func() { c <- 1 }()
	var i interface{} = n
	_ = i.(int)
	<-c
}

func K11(n int) {
	c := make(chan int)
	go func() { c <- 1 }()
	var i interface{} = n
	_, ok := i.(string)
	if ok {
		return
	}
	<-c
}
