package example

import (
	"context"
	"sync"
	"time"
)

func AddInside(n int) {
	var wg sync.WaitGroup
	c := make(chan int, 8)
	for i := 0; i < n; i++ {
		go func() {
			wg.Add(1)
			c <- 1
			wg.Done()
		}()
	}
	wg.Wait()
}

func AddAfter(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		go func() { wg.Done() }()
		wg.Add(1)
	}
	wg.Wait()
}

func DoneFirst(n int) {
	var wg sync.WaitGroup
	c := make(chan int)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			wg.Done()
			c <- 1
		}()
	}
	wg.Wait()
	for i := 0; i < n; i++ {
		<-c
	}
}

func DoneTwice(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			wg.Done()
		}()
	}
	wg.Wait()
}

func TooMany(n, k int) {
	var wg sync.WaitGroup
	wg.Add(n)
	for i := 0; i < k; i++ {
		go func() {
			defer wg.Done()
		}()
	}
	wg.Wait()
}

func TwoGroups(n, m int) {
	var wg sync.WaitGroup
	c := make(chan int, 2)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			c <- 1
		}()
	}
	for i := 0; i < m; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			<-c
		}()
	}
	wg.Wait()
}

func WaitBeside(n int) {
	var wg sync.WaitGroup
	done := make(chan int)
	go func() {
		wg.Wait()
		done <- 1
	}()
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { wg.Done() }()
	}
	<-done
}

func WaitAndCollect(n int) {
	var wg sync.WaitGroup
	c := make(chan int)
	done := make(chan struct{})
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			c <- 1
		}()
	}
	go func() {
		wg.Wait()
		close(done)
	}()
	for i := 0; i < n; i++ {
		<-c
	}
	<-done
}

func Handshake(n int) {
	c := make(chan int)
	d := make(chan int)
	for i := 0; i < n; i++ {
		go func() {
			c <- 1
			<-d
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
	for i := 0; i < n; i++ {
		d <- 1
	}
}

func ReceiveThenSend(n int) {
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		go func() {
			<-c
			c <- 1
		}()
	}
	c <- 1
	<-c
}

func LockedSend(n int) {
	var mu sync.Mutex
	c := make(chan int)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			c <- 1
			c <- 2
			mu.Unlock()
		}()
	}
	for i := 0; i < 2*n; i++ {
		<-c
	}
	wg.Wait()
}

func LockThenSend(n int) {
	var mu sync.Mutex
	c := make(chan int)
	total := 0
	for i := 0; i < n; i++ {
		go func() {
			mu.Lock()
			total++
			mu.Unlock()
			c <- 1
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}

func NeverUnlocked(n int) {
	var mu sync.Mutex
	for i := 0; i < n; i++ {
		go func() {
			mu.Lock()
		}()
	}
}

func UnlockElsewhere() {
	var mu sync.Mutex
	mu.Lock()
	go func() { mu.Unlock() }()
	mu.Lock()
}

func ReadWrite(n int) {
	var mu sync.RWMutex
	c := make(chan int, 1)
	m := map[int]int{}
	for i := 0; i < n; i++ {
		i := i
		go func() {
			mu.RLock()
			_, ok := m[i]
			mu.RUnlock()
			if !ok {
				mu.Lock()
				m[i] = i
				mu.Unlock()
			}
			c <- 1
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}

func OnceOnly(n int) {
	var once sync.Once
	c := make(chan int, 1)
	once.Do(func() { c <- 1 })
	for i := 0; i < n; i++ {
		c <- i
	}
}

func ErrorsOnly(n int, f func() error) error {
	errs := make(chan error, n)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if err := f(); err != nil {
				errs <- err
			}
		}()
	}
	wg.Wait()
	select {
	case err := <-errs:
		return err
	default:
		return nil
	}
}

func ErrorsNoRoom(n int, f func() error) error {
	errs := make(chan error, 1)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if err := f(); err != nil {
				errs <- err
			}
		}()
	}
	wg.Wait()
	return nil
}

func TrySend(n int) {
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		select {
		case c <- i:
		default:
		}
	}
}

func TrySendOnce(b bool) {
	c := make(chan int, 1)
	if b {
		c <- 0
	}
	select {
	case c <- 1:
	default:
	}
}

func CollectUntilDone(ctx context.Context, n int) error {
	c := make(chan int, n)
	for i := 0; i < n; i++ {
		go func() { c <- 1 }()
	}
	for i := 0; i < n; i++ {
		select {
		case <-c:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func CollectUntilDoneLeaks(ctx context.Context, n int) error {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() { c <- 1 }()
	}
	for i := 0; i < n; i++ {
		select {
		case <-c:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func SendOrDone(ctx context.Context, n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			select {
			case c <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
}

func WaitTimeout(n int) bool {
	var wg sync.WaitGroup
	done := make(chan struct{})
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { defer wg.Done() }()
	}
	go func() {
		wg.Wait()
		done <- struct{}{}
	}()
	select {
	case <-done:
		return true
	case <-time.After(time.Millisecond):
		return false
	}
}

func CloseTwice(b bool) {
	done := make(chan struct{})
	if b {
		close(done)
	}
	go func() { close(done) }()
	<-done
}

func Gate(n int) {
	ready := make(chan struct{})
	out := make(chan int)
	for i := 0; i < n; i++ {
		go func() {
			<-ready
			out <- 1
		}()
	}
	if n > 1 {
		close(ready)
	}
	for i := 0; i < n; i++ {
		<-out
	}
}

func LatchInLoop(n int) {
	ready := make(chan struct{})
	out := make(chan int, 2)
	go func() { close(ready) }()
	for i := 0; i < n; i++ {
		out <- 1
		<-ready
	}
}

type job struct {
	wg  *sync.WaitGroup
	out chan<- int
}

func (j job) run(k int) {
	defer j.wg.Done()
	for i := 0; i < k; i++ {
		j.out <- i
	}
}

func Jobs(n, k int) {
	var wg sync.WaitGroup
	out := make(chan int, 4)
	wg.Add(2)
	go job{&wg, out}.run(n)
	go job{wg: &wg, out: out}.run(k)
	wg.Wait()
}

type embedded struct {
	sync.Mutex
	sync.WaitGroup
	n int
}

func Embedded(n int) {
	e := &embedded{n: n}
	for i := 0; i < e.n; i++ {
		e.Add(1)
		go func() {
			defer e.Done()
			e.Lock()
			defer e.Unlock()
		}()
	}
	e.Wait()
}

func ForeignGroup(wg *sync.WaitGroup, n int) {
	c := make(chan int)
	wg.Add(1)
	go func() {
		defer wg.Done()
		for i := 0; i < n; i++ {
			<-c
		}
	}()
	for i := 0; i < n; i++ {
		c <- i
	}
}

func SpawnDeep(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			go func() { c <- 1 }()
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
}

func ThenAnother(n int) {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() { c <- 1 }()
		go func() { <-c }()
	}
}

func Wrapped(n int) {
	var wg sync.WaitGroup
	spawn := func(f func()) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f()
		}()
	}
	c := make(chan int, n)
	for i := 0; i < n; i++ {
		spawn(func() { c <- 1 })
	}
	wg.Wait()
	for i := 0; i < n; i++ {
		<-c
	}
}

func Pointer(n int) {
	wg := &sync.WaitGroup{}
	wg2 := new(sync.WaitGroup)
	wg2.Add(1)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go finish(wg)
	}
	wg.Wait()
	go finish(wg2)
	wg2.Wait()
}

func finish(wg *sync.WaitGroup) {
	wg.Done()
}

func WorkersWithLoops(n, k int) {
	c := make(chan int)
	var wg sync.WaitGroup
	for w := 0; w < n; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := 0; i < k; i++ {
				c <- i
			}
		}()
	}
	for i := 0; i < n*k; i++ {
		<-c
	}
	wg.Wait()
}

func LimitedWorkers(n, limit int) {
	slots := make(chan struct{}, limit)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			slots <- struct{}{}
			defer func() { <-slots }()
		}()
	}
	wg.Wait()
}

func MixedWork(n int, heavy func(int) bool) {
	c := make(chan int, 1)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		if heavy(i) {
			go func() {
				defer wg.Done()
				c <- 1
			}()
			continue
		}
		go wg.Done()
	}
	wg.Wait()
}
