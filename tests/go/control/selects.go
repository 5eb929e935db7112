package example

import (
	"context"
	"time"
)

// clean
func QuitProducer(n int) {
	c := make(chan int)
	quit := make(chan struct{})
	go func() {
		for i := 0; ; i++ {
			select {
			case c <- i:
			case <-quit:
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
	close(quit)
}

// leaks
func QuitByValue(n int) {
	c := make(chan int)
	quit := make(chan struct{})
	for w := 0; w < 2; w++ {
		go func() {
			for {
				select {
				case c <- 1:
				case <-quit:
					return
				}
			}
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
	quit <- struct{}{}
}

// clean
func FanInSelect(n, m int) {
	a := make(chan int)
	b := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			a <- i
		}
		close(a)
	}()
	go func() {
		for i := 0; i < m; i++ {
			b <- i
		}
		close(b)
	}()
	for a != nil || b != nil {
		select {
		case _, ok := <-a:
			if !ok {
				a = nil
			}
		case _, ok := <-b:
			if !ok {
				b = nil
			}
		}
	}
}

// clean
func ResultOrError(work func() error) error {
	result := make(chan int)
	failed := make(chan error)
	go func() {
		if err := work(); err != nil {
			failed <- err
			return
		}
		result <- 1
	}()
	select {
	case <-result:
		return nil
	case err := <-failed:
		return err
	}
}

// clean
func FirstOfTwoBuffered() int {
	a := make(chan int, 1)
	b := make(chan int, 1)
	go func() { a <- 1 }()
	go func() { b <- 2 }()
	select {
	case v := <-a:
		return v
	case v := <-b:
		return v
	}
}

// leaks
func FirstOfTwo() int {
	a := make(chan int)
	b := make(chan int)
	go func() { a <- 1 }()
	go func() { b <- 2 }()
	select {
	case v := <-a:
		return v
	case v := <-b:
		return v
	}
}

// clean
func TimeoutBuffered() int {
	c := make(chan int, 1)
	go func() { c <- 1 }()
	select {
	case v := <-c:
		return v
	case <-time.After(time.Millisecond):
		return 0
	}
}

// leaks
func TimeoutUnbuffered() int {
	c := make(chan int)
	go func() { c <- 1 }()
	select {
	case v := <-c:
		return v
	case <-time.After(time.Microsecond):
		return 0
	}
}

// clean
func Ticker(n int) {
	stop := make(chan struct{})
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		t := time.NewTicker(time.Millisecond)
		defer t.Stop()
		for {
			select {
			case <-t.C:
			case <-stop:
				return
			}
		}
	}()
	close(stop)
	<-stopped
}

// clean
func CancelOwn(n int) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := make(chan int)
	go func() {
		for {
			select {
			case c <- 1:
			case <-ctx.Done():
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
}

// leaks
func CancelForgotten(n int) {
	ctx, cancel := context.WithCancel(context.Background())
	c := make(chan int)
	go func() {
		for {
			select {
			case c <- 1:
			case <-ctx.Done():
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
	if n < 2 {
		cancel()
	}
}

// clean
func CallersContext(ctx context.Context, n int) {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 0; i < n; i++ {
			select {
			case c <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	for range c {
	}
}

// clean
func BothSidesWatch(ctx context.Context, work func() int) int {
	c := make(chan int)
	go func() {
		select {
		case c <- work():
		case <-ctx.Done():
		}
	}()
	select {
	case v := <-c:
		return v
	case <-ctx.Done():
		return 0
	}
}

// leaks
func OneSideWatches(ctx context.Context, work func() int) int {
	c := make(chan int)
	go func() { c <- work() }()
	select {
	case v := <-c:
		return v
	case <-ctx.Done():
		return 0
	}
}

// clean
func Deadline(ctx context.Context, work func() int) int {
	ctx, cancel := context.WithTimeout(ctx, time.Millisecond)
	defer cancel()
	c := make(chan int)
	go func() {
		select {
		case c <- work():
		case <-ctx.Done():
		}
	}()
	select {
	case v := <-c:
		return v
	case <-ctx.Done():
		return 0
	}
}

// clean
func StopsWithParent(n int) {
	parent, cancel := context.WithCancel(context.Background())
	child, cancelChild := context.WithCancel(parent)
	defer cancelChild()
	done := make(chan struct{})
	go func() {
		defer close(done)
		<-child.Done()
	}()
	cancel()
	<-done
}

// clean
func WorkersWithContext(ctx context.Context, n int) {
	ctx, cancel := context.WithCancel(ctx)
	c := make(chan int)
	for w := 0; w < 3; w++ {
		go func() {
			for {
				select {
				case <-ctx.Done():
					return
				case <-c:
				}
			}
		}()
	}
	for i := 0; i < n; i++ {
		select {
		case c <- i:
		case <-ctx.Done():
		}
	}
	cancel()
}

// clean
func TrySend(n int) {
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		select {
		case c <- i:
		default:
		}
	}
}

// leaks
func TryReceive(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	for i := 0; i < n; i++ {
		select {
		case <-c:
		default:
		}
	}
}

// clean
func StopAndWait(n int) {
	work := make(chan int)
	stop := make(chan struct{})
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		for {
			select {
			case <-work:
			case <-stop:
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		work <- i
	}
	close(stop)
	<-stopped
}
