package scenarios

import (
	"context"
	"time"

	"golang.org/x/sync/semaphore"
)

func init() {
	Scenarios["semaphore"] = func(t *trace) {
		ctx := context.Background()
		s := semaphore.NewWeighted(3)
		t.add(s.TryAcquire(2), s.TryAcquire(2), s.TryAcquire(1), s.TryAcquire(1))
		s.Release(1)
		for i, n := range []int64{2, 1, 1} {
			go func(i int, n int64) {
				t.add("got", i, s.Acquire(ctx, n))
			}(i, n)
			time.Sleep(tick)
		}
		t.add(s.TryAcquire(1))
		s.Release(1)
		time.Sleep(tick)
		s.Release(1)
		time.Sleep(tick)
		t.add("two more")
		s.Release(2)
		time.Sleep(tick)
		cancelled, cancel := context.WithTimeout(ctx, tick)
		t.add(s.Acquire(cancelled, 3), s.Acquire(cancelled, 5))
		cancel()
		t.add(s.TryAcquire(1))
		t.panics(func() { semaphore.NewWeighted(1).Release(1) })
	}
	Scenarios["semaphore, first in the queue gives up"] = func(t *trace) {
		s := semaphore.NewWeighted(2)
		s.Acquire(context.Background(), 1)
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan bool)
		go func() {
			t.add("large", s.Acquire(ctx, 2))
			done <- true
		}()
		time.Sleep(tick)
		go func() {
			t.add("small", s.Acquire(context.Background(), 1))
			done <- true
		}()
		time.Sleep(tick)
		t.add("cancel")
		cancel()
		<-done
		<-done
	}
}
