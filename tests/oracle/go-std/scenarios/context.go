package scenarios

import (
	"context"
	"errors"
	"runtime"
	"time"
)

type key string

// custom is a context that the package does not know.
type custom struct {
	context.Context
	done chan struct{}
	err  error
}

func (c *custom) Done() <-chan struct{} { return c.done }

func (c *custom) Err() error { return c.err }

// wrapping hands on everything.
type wrapping struct{ context.Context }

func closed(c context.Context) bool {
	select {
	case <-c.Done():
		return true
	default:
		return false
	}
}

func init() {
	Scenarios["cancel"] = func(t *trace) {
		before := runtime.NumGoroutine()
		parent, cancelParent := context.WithCancel(context.Background())
		child, cancelChild := context.WithCancel(parent)
		other, cancelOther := context.WithCancel(wrapping{parent})
		grand, _ := context.WithTimeout(child, time.Hour)
		value := context.WithValue(grand, key("k"), "v")
		t.add(goroutines(before), closed(parent), closed(child), closed(grand), parent.Err(), child.Err())
		cancelChild()
		t.add(closed(parent), closed(child), closed(grand), closed(value), closed(other), parent.Err(), child.Err(), grand.Err(), value.Err())
		cancelChild()
		cancelParent()
		t.add(closed(parent), closed(other), parent.Err(), other.Err())
		cancelOther()
		late, cancelLate := context.WithCancel(parent)
		t.add(closed(late), late.Err())
		cancelLate()
		t.add(goroutines(before))
	}
	Scenarios["waiting for done"] = func(t *trace) {
		parent, cancel := context.WithCancel(context.Background())
		all := []context.Context{parent}
		for i := 0; i < 4; i++ {
			c, _ := context.WithCancel(all[i])
			all = append(all, c)
		}
		ended := make(chan int)
		for i, c := range all {
			go func(i int, c context.Context) {
				<-c.Done()
				if c.Err() == context.Canceled {
					ended <- i
				}
			}(i, c)
		}
		cancel()
		sum := 0
		for range all {
			sum += <-ended
		}
		t.add(sum)
	}
	Scenarios["custom parent"] = func(t *trace) {
		before := runtime.NumGoroutine()
		parent := &custom{Context: context.Background(), done: make(chan struct{})}
		child, cancel := context.WithCancel(parent)
		t.add(goroutines(before))
		cancel()
		t.add(goroutines(before), child.Err())
		second, cancelSecond := context.WithCancel(parent)
		t.add(goroutines(before))
		parent.err = errors.New("custom")
		close(parent.done)
		<-second.Done()
		t.add(goroutines(before), second.Err())
		cancelSecond()
		third, cancelThird := context.WithTimeout(parent, time.Hour)
		t.add(closed(third), third.Err(), goroutines(before))
		cancelThird()
		inner, cancelInner := context.WithCancel(context.Background())
		hiding := &custom{Context: inner, done: make(chan struct{})}
		below, cancelBelow := context.WithCancel(hiding)
		cancelInner()
		t.add(goroutines(before), closed(below))
		cancelBelow()
		t.add(goroutines(before), closed(below))
	}
	Scenarios["deadlines"] = func(t *trace) {
		before := runtime.NumGoroutine()
		short, cancelShort := context.WithTimeout(context.Background(), tick)
		long, cancelLong := context.WithTimeout(short, time.Hour)
		d1, ok1 := short.Deadline()
		d2, ok2 := long.Deadline()
		t.add(ok1, ok2, d1.Equal(d2), closed(short), short.Err())
		<-long.Done()
		t.add(short.Err(), long.Err(), errors.Is(long.Err(), context.DeadlineExceeded), goroutines(before))
		cancelShort()
		cancelLong()
		t.add(short.Err(), long.Err())
		past, cancelPast := context.WithDeadline(context.Background(), time.Now().Add(-time.Second))
		t.add(closed(past), past.Err())
		cancelPast()
		t.add(past.Err())
		zero, cancelZero := context.WithTimeout(context.Background(), 0)
		t.add(closed(zero), zero.Err())
		cancelZero()
		early, cancelEarly := context.WithTimeout(context.Background(), time.Hour)
		cancelEarly()
		t.add(early.Err())
		var timeout interface{ Timeout() bool }
		t.add(errors.As(context.DeadlineExceeded, &timeout) && timeout.Timeout())
		_, ok := context.Background().Deadline()
		t.add(ok, context.Background().Err(), context.Background().Done() == nil, context.TODO())
	}
	Scenarios["values"] = func(t *trace) {
		a := context.WithValue(context.Background(), key("a"), 1)
		b, cancel := context.WithCancel(a)
		c := context.WithValue(b, key("c"), 3)
		d, cancelD := context.WithTimeout(wrapping{c}, time.Hour)
		e := context.WithValue(d, key("a"), 5)
		for _, ctx := range []context.Context{a, b, c, d, e} {
			t.add(ctx.Value(key("a")), ctx.Value(key("c")), ctx.Value("a"), ctx.Value(key("z")))
		}
		cancel()
		cancelD()
		t.add(e.Err(), context.Background(), b.Err())
		t.panics(func() { context.WithValue(a, nil, 1) })
		t.panics(func() { context.WithValue(a, []int{}, 1) })
		t.panics(func() { context.WithCancel(nil) })
		t.panics(func() { context.WithValue(nil, key("a"), 1) })
	}
}
