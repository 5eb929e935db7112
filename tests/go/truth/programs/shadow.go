package example

import s "sync"

func G1(n int) {
	true := n > 1
	c := make(chan int)
	if true {
		<-c
	}
}

func G2(n int) {
	len := func(x []int) int { return 0 }
	c := make(chan int, len([]int{1, 2}))
	go func() { c <- 1 }()
	if n > 0 {
		<-c
	}
}

func G3() {
	var mu s.Mutex
	mu.Lock()
	mu.Lock()
}

func G4(n int) {
	c := make(chan int)
	if n > 0 {
		c := make(chan int, 1)
		c <- 1
		return
	}
	go func() { c <- 1 }()
	{
		c := make(chan int, 1)
		c <- 2
		<-c
	}
}

func G5(n int) {
	make := func(k int) chan int { return nil }
	c := make(n)
	c <- 1
}

func G6(n int) {
	type int bool
	var x int = n > 0
	c := make(chan int)
	if x {
		<-c
	}
}

func G7(n int) {
	nil := make(chan int, 1)
	nil <- 1
	if n > 0 {
		nil <- 1
	}
}

func G8(n int) {
	x := n
	if x := x + 1; x > 2 {
		x = 0
	}
	c := make(chan int)
	if x == 0 {
		<-c
	}
}

func G9(n int) {
	err := n > 0
	if n > 1 {
		err := false
		_ = err
	}
	c := make(chan int)
	if err {
		<-c
	}
}

func G10(n int) {
	c := make(chan int, 1)
	f := func(c chan int) { c <- 1 }
	f(make(chan int, 1))
	f(c)
	if n > 0 {
		f(c)
	}
}

func G11(n int) {
	append := func(x, y int) int { return x - y }
	c := make(chan int, 1)
	for i := 0; i < append(n, 1); i++ {
		c <- 1
	}
}

var global = make(chan int, 1)

func G12(n int) {
	global := make(chan int)
	if n > 0 {
		<-global
	}
}

func G13(n int) {
	const iota = 2
	const (
		a = iota
		b
	)
	c := make(chan int, b)
	c <- 1
	c <- 1
	if n > 2 {
		c <- 1
	}
}

func G14(n int) {
	x := 1
	for x := 0; x < n; x++ {
	}
	func() { x = n }()
	c := make(chan int)
	if x == 2 {
		<-c
	}
}

func G15(n int) {
	panic := func(int) {}
	c := make(chan int)
	panic(n)
	if n > 0 {
		<-c
	}
}

func G16(n int) {
	close := func(c chan int) { c <- 1 }
	c := make(chan int)
	go close(c)
	if n > 0 {
		<-c
	}
}

func G17(n int) {
	type string int
	var x string = string(n)
	c := make(chan int)
	if x == 2 {
		<-c
	}
}

func G18(n int) {
	for i := range []int{1, 2} {
		i := i + n
		c := make(chan int)
		if i == 3 {
			<-c
		}
	}
}

func G19(n int) {
	switch n := n + 1; n {
	case 2:
		c := make(chan int)
		<-c
	}
}

func G20(n int) {
	recover := func() int { return n }
	c := make(chan int, 1)
	if recover() == 1 {
		c <- 1
		c <- 1
	}
}
