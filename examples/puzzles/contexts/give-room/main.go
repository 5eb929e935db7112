package main

import "time"

// ask gives an answer, or gives up after a second; it leaves nobody behind.
func ask(compute func() string) string {
	return askUntil(time.After(time.Second), compute)
}

// askUntil gives up when something comes from late.
func askUntil(late <-chan time.Time, compute func() string) string {
	answer := make(chan string)
	go func() {
		answer <- compute()
	}()
	select {
	case a := <-answer:
		return a
	case <-late:
		return "too late"
	}
}
