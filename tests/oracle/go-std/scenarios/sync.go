package scenarios

import (
	"fmt"
	"runtime"
	"sort"
	"sync"
	"sync/atomic"
	"time"
)

func init() {
	Scenarios["once"] = func(t *trace) {
		var once sync.Once
		n := 0
		for i := 0; i < 3; i++ {
			once.Do(func() { n++ })
		}
		t.add(n)
		var bad sync.Once
		t.panics(func() { bad.Do(func() { panic("first") }) })
		t.panics(func() { bad.Do(func() { panic("second") }) })
		var slow sync.Once
		started := make(chan bool)
		go slow.Do(func() {
			close(started)
			time.Sleep(tick)
			t.add("slow")
		})
		<-started
		slow.Do(func() { t.add("never") })
		t.add("after")
	}
	Scenarios["cond"] = func(t *trace) {
		var mu sync.Mutex
		c := sync.NewCond(&mu)
		for i := 0; i < 5; i++ {
			go func(i int) {
				mu.Lock()
				c.Wait()
				t.add("woken", i)
				mu.Unlock()
			}(i)
			time.Sleep(tick)
		}
		for i := 0; i < 2; i++ {
			c.Signal()
			time.Sleep(tick)
		}
		c.Broadcast()
		c.Signal()
		time.Sleep(tick)
		t.add(len(t.text))
	}
	Scenarios["mutexes"] = func(t *trace) {
		var mu sync.Mutex
		t.add(mu.TryLock(), mu.TryLock())
		mu.Unlock()
		var rw sync.RWMutex
		t.add(rw.TryRLock(), rw.TryRLock(), rw.TryLock())
		rw.RUnlock()
		rw.RLocker().Unlock()
		t.add(rw.TryLock(), rw.TryRLock())
		rw.Unlock()
		rw.RLock()
		go func() {
			rw.Lock()
			t.add("writer")
			rw.Unlock()
		}()
		time.Sleep(tick)
		t.add(rw.TryRLock())
		rw.RUnlock()
		time.Sleep(tick)
		t.add(rw.TryRLock())
	}
	Scenarios["waitgroup"] = func(t *trace) {
		var wg sync.WaitGroup
		wg.Wait()
		t.panics(func() { wg.Done() })
		var other sync.WaitGroup
		other.Add(2)
		go func() {
			other.Done()
			other.Done()
		}()
		other.Wait()
		t.add("waited")
	}
	Scenarios["map"] = func(t *trace) {
		var m sync.Map
		m.Store("a", 1)
		m.Store("b", 2)
		add := func(v any, ok bool) { t.add(v, ok) }
		add(m.Load("a"))
		add(m.Load("z"))
		add(m.LoadOrStore("a", 5))
		add(m.LoadOrStore("c", nil))
		add(m.Load("c"))
		add(m.LoadAndDelete("b"))
		add(m.LoadAndDelete("b"))
		m.Delete("q")
		var keys []string
		m.Range(func(key, value any) bool {
			keys = append(keys, fmt.Sprint(key, value))
			m.Delete("x")
			return true
		})
		sort.Strings(keys)
		t.add(keys)
		n := 0
		m.Range(func(key, value any) bool {
			n++
			return false
		})
		t.add(n)
		t.panics(func() { m.Store([]int{}, 1) })
		m.Store("still", "usable")
		add(m.Load("still"))
	}
	Scenarios["pool"] = func(t *trace) {
		var empty sync.Pool
		t.add(empty.Get())
		made := 0
		p := sync.Pool{New: func() any {
			made++
			return "new"
		}}
		t.add(p.Get(), made)
		p.Put("new")
		p.Put(nil)
		t.add(p.Get(), p.Get())
	}
	Scenarios["atomic"] = func(t *trace) {
		var i atomic.Int64
		var u atomic.Uint32
		var b atomic.Bool
		var p atomic.Pointer[int]
		x, y := 1, 2
		t.add(i.Add(5), i.Swap(7), i.CompareAndSwap(7, 8), i.CompareAndSwap(7, 9), i.Load())
		t.add(u.Add(^uint32(0)), u.Load())
		t.add(b.Load(), b.Swap(true), b.CompareAndSwap(true, false), b.Load())
		t.add(p.Load() == nil, p.Swap(&x) == nil, p.CompareAndSwap(&x, &y), *p.Load())
		var v atomic.Value
		t.add(v.Load())
		t.panics(func() { v.Store(nil) })
		t.panics(func() { v.Swap(nil) })
		t.panics(func() { v.CompareAndSwap(1, nil) })
		t.add(v.CompareAndSwap(1, 2), v.CompareAndSwap(nil, 1), v.CompareAndSwap(2, 3), v.Swap(4), v.Load())
		t.panics(func() { v.Store("text") })
		t.panics(func() { v.Swap("text") })
		t.panics(func() { v.CompareAndSwap("text", 1) })
		t.panics(func() { v.CompareAndSwap("a", "b") })
		var n int32
		var wg sync.WaitGroup
		for k := 0; k < 50; k++ {
			wg.Add(1)
			go func() {
				defer wg.Done()
				atomic.AddInt32(&n, 2)
				runtime.Gosched()
			}()
		}
		wg.Wait()
		t.add(atomic.LoadInt32(&n))
	}
	Scenarios["timers"] = func(t *trace) {
		timer := time.NewTimer(tick)
		t.add(timer.Stop(), timer.Stop(), timer.Reset(tick), timer.Reset(tick))
		<-timer.C
		t.add(timer.Stop(), timer.Reset(time.Hour), timer.Stop())
		fired := make(chan bool)
		f := time.AfterFunc(tick, func() { fired <- true })
		<-fired
		t.add(f.Stop(), f.Reset(tick), <-fired)
		select {
		case <-time.After(tick):
			t.add("first")
		case <-time.After(10 * tick):
			t.add("second")
		}
		ticker := time.NewTicker(tick)
		<-ticker.C
		<-ticker.C
		ticker.Reset(2 * tick)
		<-ticker.C
		ticker.Stop()
		select {
		case <-ticker.C:
			t.add("tick")
		case <-time.After(4 * tick):
			t.add("stopped")
		}
		t.panics(func() { time.NewTicker(0) })
		t.panics(func() { ticker.Reset(-1) })
		t.add(time.Tick(0) == nil, time.Since(time.Now()) < time.Hour, time.Until(time.Now()) < time.Hour)
		time.Sleep(-1)
	}
}
