package main

import "sync"

//@ done wg 1
func work(wg *sync.WaitGroup) {
	defer wg.Done()
}

//@ done wg 1 // want obligation_error:done_missing
func lazy(wg *sync.WaitGroup, x int) {
	if x > 5 {
		return
	}
	wg.Done()
}

func all(n int) {
	var wg sync.WaitGroup
	//@ invariant 0 <= i
	for i := 0; i < n; i++ {
		wg.Add(1)
		go work(&wg)
	}
	wg.Wait()
}

func forgets(n int) { // want obligation_error:done_missing
	var wg sync.WaitGroup
	wg.Add(2)
	go work(&wg)
	wg.Wait()
}
