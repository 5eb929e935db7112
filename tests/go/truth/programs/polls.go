package example

import (
	"sync"
	"time"
)

func X1(n int) {
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		for {
			select {
			case <-stop:
				return
			default:
				if n > 3 {
					return
				}
				time.Sleep(time.Millisecond)
			}
		}
	}()
	if n != 1 {
		close(stop)
	}
	wg.Wait()
}

func X2(n int) {
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		for {
			select {
			case <-stop:
				return
			default:
				time.Sleep(time.Millisecond)
			}
		}
	}()
	if n != 1 {
		close(stop)
	}
	wg.Wait()
}

// Polling until a value comes, which may never be sent.
func X3(n int) {
	c := make(chan int, 1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-c:
				return
			case <-time.After(time.Millisecond):
			}
		}
	}()
	if n > 0 {
		c <- 1
	}
	<-done
}

// Two ways out of a poll.
func X4(n int) {
	a, b := make(chan struct{}), make(chan struct{})
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-a:
				return
			default:
			}
			select {
			case <-b:
				return
			default:
				time.Sleep(time.Millisecond)
			}
		}
	}()
	if n > 0 {
		close(a)
	} else if n < 0 {
		close(b)
	}
	<-done
}
