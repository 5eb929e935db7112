package example

import (
	"sync"
	"sync/atomic"
)

func M1(n int) {
	var mu sync.RWMutex
	mu.RLock()
	mu.RLock()
	if n > 0 {
		mu.Lock()
	}
}

func M2(n int) {
	mus := make([]sync.Mutex, 2)
	mus[0].Lock()
	if n > 0 {
		mus[0].Lock()
	}
}

func M3(n int) {
	mus := make([]sync.Mutex, 2)
	mus[0].Lock()
	mus[1].Lock()
}

func M4(n int) {
	var a, b sync.Mutex
	done := make(chan bool, 2)
	go func() { a.Lock(); b.Lock(); b.Unlock(); a.Unlock(); done <- true }()
	go func() {
		if n > 0 {
			b.Lock()
			a.Lock()
			a.Unlock()
			b.Unlock()
		}
		done <- true
	}()
	<-done
	<-done
}

func M5(n int) {
	var mu sync.Mutex
	c := make(chan int)
	go func() { mu.Lock(); c <- 1; mu.Unlock() }()
	mu.Lock()
	if n > 0 {
		<-c
	}
	mu.Unlock()
	if n <= 0 {
		<-c
	}
}

func M6(n int) {
	m := map[int]*sync.Mutex{}
	m[1] = &sync.Mutex{}
	m[1].Lock()
	if n > 0 {
		m[1].Lock()
	}
}

func M7(n int) {
	var mu sync.Mutex
	f := func() {
		mu.Lock()
		defer mu.Unlock()
		if n > 1 {
			return
		}
	}
	f()
	f()
	mu.Lock()
}

func M8(n int) {
	var mu sync.Mutex
	for i := 0; i < n; i++ {
		mu.Lock()
		if i == 1 {
			return
		}
		mu.Unlock()
	}
}

func M9(n int) {
	var mu sync.Mutex
	for i := 0; i < n; i++ {
		mu.Lock()
		if i == 1 {
			continue
		}
		mu.Unlock()
	}
}

func M10(n int) {
	var mu sync.Mutex
	l := sync.Locker(&mu)
	l.Lock()
	if n > 0 {
		mu.Lock()
	}
	l.Unlock()
}

func M11(n int) {
	var wg sync.WaitGroup
	wg.Add(n)
	for i := 0; i < 2; i++ {
		go wg.Done()
	}
	if n == 2 {
		wg.Wait()
	}
}

func M12(n int) {
	var k int32
	c := make(chan int)
	atomic.AddInt32(&k, int32(n))
	if atomic.LoadInt32(&k) == 2 {
		<-c
	}
}

func M13(n int) {
	var k atomic.Int64
	c := make(chan int)
	k.Store(int64(n))
	if k.CompareAndSwap(2, 3) {
		<-c
	}
}

func M14(n int) {
	var mu sync.RWMutex
	mu.RLock()
	done := make(chan bool)
	go func() { mu.Lock(); mu.Unlock(); done <- true }()
	if n > 0 {
		mu.RUnlock()
	}
	<-done
}

func M15(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if i > 0 {
				return
			}
		}()
	}
	wg.Wait()
}

func M16(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			if i > 0 {
				return
			}
			wg.Done()
		}()
	}
	wg.Wait()
}

func M17(n int) {
	var a, b sync.WaitGroup
	a.Add(1)
	b.Add(1)
	go func() { a.Wait(); b.Done() }()
	if n > 0 {
		a.Done()
	}
	b.Wait()
}

func M18(n int) {
	type acc struct {
		sync.Mutex
		v int
	}
	accs := []*acc{{}, {}}
	x, y := accs[0], accs[1]
	if n > 1 {
		y = x
	}
	x.Lock()
	y.Lock()
	y.Unlock()
	x.Unlock()
}

func M19(n int) {
	var mu sync.Mutex
	c := make(chan int)
	mu.Lock()
	go func() { mu.Unlock(); c <- 1 }()
	mu.Lock()
	if n > 0 {
		<-c
	}
}

func M20(n int) {
	var mu sync.Mutex
	if mu.TryLock() {
		if n > 0 {
			mu.Lock()
		}
	}
}

func M21(n int) {
	cond := sync.NewCond(&sync.Mutex{})
	cond.L.Lock()
	if n > 0 {
		cond.Wait()
	}
	cond.L.Unlock()
}

func M22(n int) {
	var m sync.Map
	m.Store("a", n)
	v, _ := m.Load("a")
	c := make(chan int)
	if v == 2 {
		<-c
	}
}

func M23(n int) {
	p := sync.Pool{New: func() any { return make(chan int) }}
	c := p.Get().(chan int)
	if n > 0 {
		c <- 1
	}
}
