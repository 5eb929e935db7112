package example

import "sync"

func B1() {
	var o sync.Once
	c := make(chan int)
	o.Do(func() {})
	o.Do(func() { c <- 1 })
	<-c
}

func B2(n int) {
	var o sync.Once
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		o.Do(func() { c <- 1 })
	}
	<-c
}

func B3() {
	var o sync.Once
	o.Do(func() { o.Do(func() {}) })
}

func B4() {
	var o sync.Once
	c := make(chan int)
	go o.Do(func() { <-c })
	o.Do(func() { c <- 1 })
}

func B5() {
	var o sync.Once
	c := make(chan int)
	go o.Do(func() { <-c })
	c <- 1
	o.Do(func() { c <- 2 })
}

func B6(b bool) {
	var o sync.Once
	c := make(chan int)
	if b {
		o.Do(func() {})
	}
	go o.Do(func() { c <- 1 })
	<-c
}

func B7() {
	var o sync.Once
	c := make(chan int)
	stop := func() { o.Do(func() { close(c) }) }
	stop()
	stop()
	<-c
}

func B8(n int) {
	var o sync.Once
	c := make(chan int)
	for i := 0; i < n; i++ {
		go o.Do(func() { c <- 1 })
	}
	if n > 0 {
		<-c
	}
}

type lazy struct {
	o sync.Once
	c chan int
}

func (l *lazy) get() chan int {
	l.o.Do(func() { l.c = make(chan int, 1) })
	return l.c
}

func B9() {
	var l lazy
	l.get() <- 1
	l.get() <- 1
}

func B10() {
	var l lazy
	l.get() <- 1
	<-l.get()
}

func B11() {
	l := lazy{}
	m := &lazy{}
	l.get() <- 1
	<-m.get()
}

func B12(n int) {
	os := make([]sync.Once, 2)
	c := make(chan int, 1)
	os[0].Do(func() { c <- 1 })
	os[1].Do(func() { c <- 1 })
	_ = n
}

func B13() {
	var o, p sync.Once
	o.Do(func() { p.Do(func() { o.Do(func() {}) }) })
}

func B14() {
	var o sync.Once
	c := make(chan int)
	func() {
		defer func() { recover() }()
		o.Do(func() { panic(1) })
	}()
	o.Do(func() { c <- 1 })
}
