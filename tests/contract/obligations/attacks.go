package main

import "sync"

//@ sends c 1
func ask(c chan int) { c <- 1 }

// handing over twice what is owed once
//@ sends c 1 // want obligation_error:send_unpromised
func twice(c chan int) {
	go ask(c)
	go ask(c)
}

// aliases: both promises are of one channel
//@ sends a 1
//@ sends b 1
func both(a chan int, b chan int) {
	a <- 1
	b <- 1
}

func alias() {
	c := make(chan int) // want obligation_error:sender_blocked
	go both(c, c)
	<-c
}

func aliasRight() {
	c := make(chan int)
	go both(c, c)
	<-c
	<-c
}

// negative promise
//@ sends c n
func some(c chan int, n int) {
	//@ invariant i <= n // want invariant_establishment_error:assertion_error
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
}

func negative() {
	c := make(chan int)
	go some(c, -1) // want obligation_error:negative_promise
	go ask(c)
}

// a break in a loop that owes
//@ requires n >= 0
//@ sends c n // want obligation_error:send_missing
func breaks(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		if i == 2 {
			break
		}
		c <- i
	}
}

// a continue that forgets
//@ requires n >= 0
//@ sends c n
func continues(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i) // want obligation_error:send_missing
	for i := 0; i < n; i++ {
		if i == 2 {
			continue
		}
		c <- i
	}
}

// lock in a loop
func lockLoop(n int, mu *sync.Mutex) {
	for i := 0; i < n; i++ { // want obligation_error:lock_held
		mu.Lock()
		if i == 3 {
			continue
		}
		mu.Unlock()
	}
}

// lock before loop, again inside
func lockAround(n int, mu *sync.Mutex) {
	mu.Lock()
	for i := 0; i < n; i++ {
		mu.Lock() // want obligation_error:lock_again
		mu.Unlock()
	}
	mu.Unlock()
}

// unlocks what it may not hold
func unlocks(b bool, mu *sync.Mutex) {
	if b {
		mu.Lock()
	}
	mu.Unlock() // want obligation_error:lock_not_held
}

// select: only one of both is sent
//@ sends a 1 // want obligation_error:send_missing
//@ sends b 1
func selects(a chan int, b chan int) {
	select {
	case a <- 1:
	case b <- 1:
	}
}

// channel made in each round, nobody receives
func rounds(n int) {
	for i := 0; i < n; i++ {
		c := make(chan int) // want obligation_error:sender_blocked
		go ask(c)
	}
}

func roundsRight(n int) {
	for i := 0; i < n; i++ {
		c := make(chan int)
		go ask(c)
		<-c
	}
}

// channel variable changes
func swap() {
	c := make(chan int) // want obligation_error:sender_blocked
	d := make(chan int)
	go ask(c)
	c = d
	<-c
}

// drains, but leaves early
//@ drains c // want obligation_error:receive_missing
func drainsEarly(c chan int, n int) {
	for v := range c {
		if v == n {
			return
		}
	}
}

// never enters the loop
func mayNotDrain(n int) {
	c := make(chan int) // want obligation_error:sender_blocked
	//@ drains c
	for i := 0; i < n; i++ {
		go drainsAll(c)
	}
	c <- 1
	close(c)
}

//@ drains c
func drainsAll(c chan int) {
	for range c {
	}
}

// closes twice
func closesTwice() {
	c := make(chan int) // want obligation_error:close_unpromised
	close(c)
	close(c)
}

// promise through a literal that captures
func captured() {
	c := make(chan int)
	//@ sends c 1 // want obligation_error:send_missing
	go func() {
	}()
	<-c
}

// unpromised
func unpromised(c chan int) {
	c <- 1 // want obligation_error:send_unpromised
}

// promises of a waitgroup through a literal
func group() {
	var wg sync.WaitGroup
	wg.Add(1)
	//@ done wg
	go func() {
		defer wg.Done()
	}()
	wg.Wait()
}

func groupWrong() {
	var wg sync.WaitGroup
	wg.Add(1)
	//@ done wg // want obligation_error:done_missing
	go func() {
	}()
	wg.Wait()
}
