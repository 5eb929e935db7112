package main

import "sync"

//@ sends c 1
func worker(c chan int) { c <- 1 }

//@ done wg 1
func counted(wg *sync.WaitGroup) { wg.Done() }

//@ spawns
func starts() {
	c := make(chan int, 1)
	go worker(c)
}

func silent() {
	c := make(chan int, 1)
	go worker(c) // want obligation_error:spawns_missing
}

func callsIt(x int) {
	if x > 0 {
		starts() // want obligation_error:spawns_missing
	}
}

//@ spawns
func saysSo() { starts() }

func deferred() {
	defer starts() // want obligation_error:spawns_missing
}

func waits(n int) {
	var wg sync.WaitGroup
	//@ invariant 0 <= i
	for i := 0; i < n; i++ {
		wg.Add(1)
		go counted(&wg)
	}
	wg.Wait()
}

func waitsInTheEnd() {
	var wg sync.WaitGroup
	defer wg.Wait()
	wg.Add(1)
	go counted(&wg)
}

func waitsOnOnePath(x int) {
	var wg sync.WaitGroup
	wg.Add(1)
	go counted(&wg) // want obligation_error:spawns_missing
	if x > 0 {
		return
	}
	wg.Wait()
}

func waitsForAnother() {
	var wg, other sync.WaitGroup
	wg.Add(1)
	go counted(&wg) // want obligation_error:spawns_missing
	other.Wait()
}

func literal() {
	var wg sync.WaitGroup
	wg.Add(1)
	//@ done wg 1
	go func() { defer wg.Done() }()
	wg.Wait()
}

//@ done wg 1
//@ spawns
func passesOn(wg *sync.WaitGroup) {
	starts()
	wg.Done()
}

func waitsForTheFirstOnly() {
	var wg sync.WaitGroup
	wg.Add(1)
	go passesOn(&wg) // want obligation_error:spawns_missing
	wg.Wait()
}
