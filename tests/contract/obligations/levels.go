package main

import "sync"

//@ level a < b
//@ recvs a 1
//@ sends b 1
func relay(a, b chan int) {
	x := <-a
	b <- x
}

//@ level a < b
//@ recvs a 1
//@ sends b 1
func backwards(a, b chan int) {
	b <- 1 // want obligation_error:level_error
	<-a
}

//@ recvs a 1
//@ sends b 1
func unordered(a, b chan int) {
	x := <-a // want obligation_error:level_error
	b <- x
}

func chain() int {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go relay(a, b)
	a <- 1
	return <-b
}

func crossed() int {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go relay(a, b)
	x := <-b // want obligation_error:level_error
	a <- 1
	return x
}

func circle() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go relay(a, b)
	go relay(b, a) // want precondition_error:level_error
}

func between() {
	a := make(chan int)
	b := make(chan int)
	//@ level a < c
	//@ level c < b // want level_error:level_error
	c := make(chan int, 1)
	c <- 1
	<-c
	go relay(a, b)
	a <- 1
	<-b
}

func early() int {
	c := make(chan int)
	x := <-c // want obligation_error:level_error
	c <- 1
	return x
}

//@ sends c 1
func worker(c chan int, x int) {
	c <- x
}

//@ requires n >= 0
func fanIn(n int) int {
	c := make(chan int)
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		go worker(c, i)
	}
	sum := 0
	//@ invariant 0 <= j && j <= n
	//@ recvs c (n - j)
	for j := 0; j < n; j++ {
		sum += <-c
	}
	return sum
}

//@ done wg 1
//@ sends c 1
//@ level c < wg
func reports(c chan int, wg *sync.WaitGroup) {
	c <- 1
	wg.Done()
}

func waitsFirst() int {
	c := make(chan int)
	//@ level c < wg
	var wg sync.WaitGroup
	wg.Add(1)
	go reports(c, &wg)
	wg.Wait() // want obligation_error:level_error
	return <-c
}

func waitsLast() int {
	c := make(chan int)
	//@ level c < wg
	var wg sync.WaitGroup
	wg.Add(1)
	go reports(c, &wg)
	x := <-c
	wg.Wait()
	return x
}

type pair struct {
	a, b sync.Mutex
}

//@ level p.a < p.b
func (p *pair) lower() {
	p.b.Lock()
	p.a.Lock()
	p.a.Unlock()
	p.b.Unlock()
}

//@ level p.a < p.b
func (p *pair) upper() {
	p.a.Lock()
	p.b.Lock() // want obligation_error:level_error
	p.b.Unlock()
	p.a.Unlock()
}

func (p *pair) first() {
	p.a.Lock()
	p.a.Unlock()
}

//@ level p.a < p.b
func (p *pair) calls() {
	p.b.Lock()
	p.first()
	p.b.Unlock()
}

func (p *pair) hidden() {
	p.b.Lock()
	p.first() // want obligation_error:level_error
	p.b.Unlock()
}

func asks() int {
	c := make(chan int)
	go worker(c, 1)
	return <-c
}

//@ sends d 1
func inside(d chan int) {
	d <- asks() // want obligation_error:level_error
}

//@ sends c n
//@ closes c
//@ requires n >= 0
func produce(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
	close(c)
}

//@ requires n >= 0
func drainsAll(n int) {
	c := make(chan int)
	go produce(c, n)
	for range c {
	}
}

//@ requires n >= 0
func closesLate(n int) {
	c := make(chan int)
	for range c { // want obligation_error:level_error
	}
	close(c)
}

func room() {
	c := make(chan int, 2)
	c <- 1
	c <- 2
	<-c
	<-c
}

func noRoom() {
	c := make(chan int, 1)
	c <- 1
	c <- 2 // want obligation_error:level_error
	<-c
	<-c
}
