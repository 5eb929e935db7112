package example

import (
	"context"
	"time"
)

func N1(n int) {
	t := time.After(time.Millisecond)
	<-t
	if n > 0 {
		<-t
	}
}

func N2(n int) {
	c := make(chan int)
	go func() { c <- 1 }()
	select {
	case <-c:
	case <-time.After(time.Nanosecond):
	}
}

func N3(n int) {
	c := make(chan int, 1)
	go func() { c <- 1 }()
	select {
	case <-c:
	case <-time.After(time.Nanosecond):
	}
}

func N4(n int) {
	c := make(chan int)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		select {
		case c <- 1:
		case <-ctx.Done():
		}
	}()
	if n > 0 {
		<-c
	} else {
		cancel()
	}
	_ = cancel
}

func N5(n int) {
	c := make(chan int)
	ctx, cancel := context.WithCancel(context.Background())
	if n > 0 {
		defer cancel()
	}
	go func() {
		select {
		case c <- 1:
		case <-ctx.Done():
		}
	}()
}

func N6(n int) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Microsecond)
	defer cancel()
	<-ctx.Done()
	if n > 0 {
		<-ctx.Done()
	}
}

func N7(n int) {
	c := make(chan int)
	time.AfterFunc(time.Microsecond, func() { c <- 1 })
	if n > 0 {
		<-c
	}
}

func N8(n int) {
	t := time.NewTimer(time.Microsecond)
	if n > 0 {
		t.Stop()
	}
	<-t.C
}

func N9(n int) {
	t := time.NewTicker(time.Microsecond)
	defer t.Stop()
	for i := 0; i < n; i++ {
		<-t.C
	}
}

func N10(ctx context.Context, n int) {
	c := make(chan int)
	go func() {
		select {
		case c <- 1:
		case <-ctx.Done():
		}
	}()
	if n > 0 {
		<-c
	}
}

func N11(n int) {
	ctx, cancel := context.WithCancel(context.Background())
	child, stop := context.WithCancel(ctx)
	defer stop()
	if n > 0 {
		cancel()
		<-child.Done()
	}
	cancel()
}

func N12(n int) {
	ctx := context.Background()
	c := make(chan int)
	go func() {
		select {
		case <-c:
		case <-ctx.Done():
		}
	}()
	if n > 0 {
		c <- 1
	}
}

func N13(n int) {
	ctx, cancel := context.WithCancel(context.Background())
	stop := context.AfterFunc(ctx, func() {})
	_ = stop
	c := make(chan int, 1)
	c <- 1
	if n > 0 {
		cancel()
	}
	c <- 1
}

func N14(n int) {
	c := make(chan int)
	done := make(chan bool)
	go func() {
		for {
			select {
			case <-c:
			case <-done:
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		c <- i
	}
	if n > 1 {
		close(done)
	}
}

func N15(n int) {
	c := make(chan int)
	select {
	case c <- 1:
	default:
	}
	if n > 0 {
		select {
		case c <- 1:
		case <-c:
		}
	}
}

func N16(n int) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
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
	for x := range c {
		if x == 1 {
			break
		}
	}
}
