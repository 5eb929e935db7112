package main

import "sync"

// Each function that is called h and a number hangs; what it uses has its number, too.

//@ level a < b
//@ recvs a 1
//@ sends b 1
func relay(a, b chan int) {
	x := <-a
	b <- x
}

func h01() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go relay(a, b)
	x := <-b
	a <- x
}

func h02() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	//@ level b < c
	c := make(chan int)
	go relay(a, b)
	go relay(b, c)
	relay(c, a)
}

func h03() {
	c := make(chan int)
	relay(c, c)
}

func h04() {
	c := make(chan int)
	<-c
	go h04sends(c)
}

//@ sends c 1
func h04sends(c chan int) { c <- 1 }

//@ level c < wg
//@ sends c 1
//@ done wg 1
func h05sends(c chan int, wg *sync.WaitGroup) {
	defer wg.Done()
	c <- 1
}

func h05() {
	c := make(chan int)
	//@ level c < wg
	var wg sync.WaitGroup
	wg.Add(1)
	go h05sends(c, &wg)
	wg.Wait()
	<-c
}

//@ level c < mu
//@ sends c 1
func h06locks(c chan int, mu *sync.Mutex) {
	mu.Lock()
	c <- 1
	mu.Unlock()
}

func h06() {
	c := make(chan int)
	//@ level c < mu
	var mu sync.Mutex
	mu.Lock()
	go h06locks(c, &mu)
	<-c
	mu.Unlock()
}

//@ level a < b
//@ sends c 1
func h07first(a, b *sync.Mutex, c chan int) {
	a.Lock()
	b.Lock()
	b.Unlock()
	a.Unlock()
	c <- 1
}

func h07() {
	var a sync.Mutex
	//@ level a < b
	var b sync.Mutex
	//@ level c < a
	c := make(chan int)
	b.Lock()
	go h07first(&a, &b, c)
	<-c
	b.Unlock()
}

//@ level c < d
//@ sends c 1
//@ recvs d 1
func h08other(c, d chan int) {
	<-d
	c <- 1
}

func h08() {
	c := make(chan int)
	//@ level c < d
	d := make(chan int)
	go h08other(c, d)
	h08waits(c)
	d <- 1
}

//@ recvs c 1
func h08waits(c chan int) { <-c }

//@ level a < b
//@ recvs a 1
//@ sends b 1
func h09put(a, b chan int) {
	defer h09sends(b)
	<-a
}

//@ sends b 1
func h09sends(b chan int) { b <- 1 }

func h09() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go h09put(a, b)
	defer h09sends(a)
	<-b
}

//@ requires n >= 0
//@ level a < b
//@ recvs a n
//@ sends b n
func h10side(a, b chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ recvs a (n - i)
	//@ sends b (n - i)
	for i := 0; i < n; i++ {
		<-a
		b <- i
	}
}

func h10() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go h10side(a, b, 3)
	h10side(b, a, 3)
}

func h11() {
	c := make(chan int, 1)
	c <- 1
	c <- 2
	<-c
	<-c
}

//@ sends c 2
//@ closes c
//@ recvs ready 1
//@ level ready < c
func h12feeds(c, ready chan int) {
	<-ready
	c <- 1
	c <- 2
	close(c)
}

func h12() {
	c := make(chan int)
	//@ level ready < c
	ready := make(chan int)
	go h12feeds(c, ready)
	for range c {
	}
	ready <- 1
}

func h13() {
	first := make(chan int)
	prev := first
	//@ invariant 0 <= i
	for i := 0; i < 2; i++ {
		//@ level prev < next
		next := make(chan int)
		go relay(prev, next)
		prev = next
	}
	<-prev
	first <- 1
}

func h14() {
	c := make(chan int)
	//@ level c < d
	d := make(chan int)
	//@ level c < d
	//@ recvs d 1
	//@ sends c 1
	go func() {
		<-d
		c <- 1
	}()
	<-c
	d <- 1
}

func h15() {
	c := make(chan int)
	//@ level c < d
	d := make(chan int)
	go relay(c, d)
	select {
	case <-d:
		c <- 1
	}
}

//@ done wg 1
func h16waits(wg *sync.WaitGroup) {
	wg.Wait()
	wg.Done()
}

func h16() {
	var wg sync.WaitGroup
	wg.Add(1)
	go h16waits(&wg)
	wg.Wait()
}

//@ recvs c 1
//@ done wg 1
//@ level wg < c
func h17takes(c chan int, wg *sync.WaitGroup) {
	<-c
	wg.Done()
}

func h17() {
	c := make(chan int)
	//@ level wg < c
	var wg sync.WaitGroup
	wg.Add(1)
	go h17takes(c, &wg)
	wg.Wait()
	c <- 1
}

//@ level c < c
//@ recvs c 1
//@ sends c 1
func h18both(c chan int) {
	<-c
	c <- 1
}

func h18() {
	c := make(chan int)
	h18both(c)
}

type h19waiter interface {
	//@ recvs c 1
	wait(c chan int)
}

type h19one struct{}

//@ recvs c 1
func (h19one) wait(c chan int) { <-c }

//@ recvs c 1
//@ level c < d
//@ sends d 1
func h19uses(w h19waiter, c, d chan int) {
	w.wait(c)
	d <- 1
}

func h19() {
	c := make(chan int)
	//@ level c < d
	d := make(chan int)
	var w h19waiter = h19one{}
	go h19uses(w, c, d)
	<-d
	c <- 1
}

//@ requires n >= 0
//@ decreases n
//@ level a < b
//@ recvs a n
//@ sends b n
func h20down(a, b chan int, n int) {
	if n > 0 {
		<-a
		b <- n
		h20down(a, b, n-1)
	}
}

func h20() {
	a := make(chan int)
	//@ level a < b
	b := make(chan int)
	go h20down(a, b, 2)
	<-b
	<-b
	a <- 1
	a <- 1
}

//@ sends out 1
//@ drains in
//@ level in < out
func h21ends(in, out chan int) {
	for range in {
	}
	out <- 1
}

func h21() {
	in := make(chan int)
	//@ level in < out
	out := make(chan int)
	go h21ends(in, out)
	in <- 1
	<-out
	close(in)
}

//@ level c < mu
//@ sends c 1
func h22writes(c chan int, mu *sync.RWMutex) {
	mu.Lock()
	mu.Unlock()
	c <- 1
}

func h22() {
	c := make(chan int)
	//@ level c < mu
	var mu sync.RWMutex
	mu.RLock()
	go h22writes(c, &mu)
	<-c
	mu.RUnlock()
}

//@ level c < wg
//@ recvs c 1
//@ done wg 1
func h23takes(c chan int, wg *sync.WaitGroup) {
	<-c
	wg.Done()
}

func h23helper(wg *sync.WaitGroup) { wg.Wait() }

func h23() {
	c := make(chan int)
	//@ level c < wg
	var wg sync.WaitGroup
	wg.Add(1)
	go h23takes(c, &wg)
	h23helper(&wg)
	c <- 1
}

type h24pair struct {
	a, b sync.Mutex
}

//@ level p.a < q.a
//@ sends c 1
func h24other(p, q *h24pair, c chan int) {
	p.a.Lock()
	q.a.Lock()
	q.a.Unlock()
	p.a.Unlock()
	c <- 1
}

func h24() {
	p := &h24pair{}
	//@ level p.a < q.a
	q := &h24pair{}
	c := make(chan int)
	q.a.Lock()
	go h24other(p, q, c)
	<-c
	q.a.Unlock()
}

//@ drains c
func h25all(c chan int) {
	for range c {
	}
}

func h25() {
	c := make(chan int)
	h25all(c)
	close(c)
}

//@ closes c
//@ level c < mu
func h26closes(c chan int, mu *sync.Mutex) {
	mu.Lock()
	mu.Unlock()
	close(c)
}

func h26() {
	c := make(chan int)
	//@ level c < mu
	var mu sync.Mutex
	mu.Lock()
	go h26closes(c, &mu)
	for range c {
	}
	mu.Unlock()
}

//@ sends c 1
//@ sends d 1
func h27two(c, d chan int) {
	d <- 1
	c <- 1
}

func h27() {
	c := make(chan int)
	//@ level c < d
	d := make(chan int)
	go h27two(c, d)
	<-c
	<-d
}

//@ sends d 1
func h28holds(d chan int) {
	c := make(chan int)
	//@ level c < e
	e := make(chan int)
	go relay(e, c)
	<-c
	e <- 1
	d <- 1
}

func h28() {
	d := make(chan int)
	go h28holds(d)
	<-d
}
