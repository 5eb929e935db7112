package main

import (
	"context"
	"errors"
	"fmt"
	"sort"
	"sync"
	"sync/atomic"
	"time"
)

func gen(n int) <-chan int {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 1; i <= n; i++ {
			c <- i
		}
	}()
	return c
}
func square2(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for v := range in {
			out <- v * v
		}
	}()
	return out
}

func PPipeline() {
	for v := range square2(square2(gen(4))) {
		fmt.Print(v, " ")
	}
	fmt.Println()
}
func PFanIn() {
	var wg sync.WaitGroup
	out := make(chan int)
	for i := 1; i <= 3; i++ {
		wg.Add(1)
		go func(c <-chan int) {
			defer wg.Done()
			for v := range c {
				out <- v
			}
		}(gen(i))
	}
	go func() { wg.Wait(); close(out) }()
	var all []int
	for v := range out {
		all = append(all, v)
	}
	sort.Ints(all)
	fmt.Println(all)
}
func PWorkers() {
	jobs, results := make(chan int), make(chan [2]int)
	for w := 0; w < 3; w++ {
		go func() {
			for j := range jobs {
				results <- [2]int{j, j * j}
			}
		}()
	}
	go func() {
		for i := 0; i < 6; i++ {
			jobs <- i
		}
		close(jobs)
	}()
	sum := map[int]int{}
	for i := 0; i < 6; i++ {
		r := <-results
		sum[r[0]] = r[1]
	}
	fmt.Println(sum)
}
func PMutexCounter() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	n := 0
	for i := 0; i < 20; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); mu.Lock(); defer mu.Unlock(); n++ }()
	}
	wg.Wait()
	fmt.Println(n)
}
func PAtomics() {
	var n int64
	var f int32
	var wg sync.WaitGroup
	for i := 0; i < 10; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			atomic.AddInt64(&n, 2)
			atomic.CompareAndSwapInt32(&f, 0, 1)
		}()
	}
	wg.Wait()
	var v atomic.Value
	v.Store("x")
	var b atomic.Bool
	var u atomic.Uint32
	u.Store(5)
	fmt.Println(n, f, v.Load(), b.Swap(true), b.Load(), u.Add(^uint32(0)), atomic.SwapInt64(&n, 3), n)
}
func POnceOnly() {
	var once sync.Once
	for i := 0; i < 3; i++ {
		once.Do(func() { fmt.Println("once", i) })
	}
}
func PRWMutexed() {
	var mu sync.RWMutex
	m := map[int]int{}
	var wg sync.WaitGroup
	for i := 0; i < 4; i++ {
		wg.Add(1)
		go func(i int) { defer wg.Done(); mu.Lock(); m[i] = i * i; mu.Unlock() }(i)
	}
	wg.Wait()
	mu.RLock()
	defer mu.RUnlock()
	fmt.Println(m, mu.TryRLock(), mu.TryLock())
}
func PCondQueue() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	var q []int
	done := make(chan int)
	go func() {
		s := 0
		for i := 0; i < 3; i++ {
			mu.Lock()
			for len(q) == 0 {
				c.Wait()
			}
			s += q[0]
			q = q[1:]
			mu.Unlock()
		}
		done <- s
	}()
	for i := 1; i <= 3; i++ {
		mu.Lock()
		q = append(q, i)
		mu.Unlock()
		c.Signal()
	}
	fmt.Println(<-done)
}
func PSyncMap() {
	var m sync.Map
	m.Store("a", 1)
	v, loaded := m.LoadOrStore("a", 2)
	w, ok := m.Load("b")
	m.Delete("zz")
	n := 0
	m.Range(func(k, v any) bool { n++; return true })
	x, was := m.LoadAndDelete("a")
	fmt.Println(v, loaded, w, ok, n, x, was)
}
func PSyncPool() {
	p := sync.Pool{New: func() any { return new([]byte) }}
	b := p.Get().(*[]byte)
	fmt.Println(len(*b))
	p.Put(b)
}
func PSelectDefault() {
	c := make(chan int, 1)
	for i := 0; i < 3; i++ {
		select {
		case c <- i:
			fmt.Print("sent ", i, " ")
		default:
			fmt.Print("full ", i, " ")
		}
	}
	fmt.Println(len(c), cap(c), <-c)
}
func PSelectTimeout() {
	c := make(chan int)
	select {
	case <-c:
	case <-time.After(time.Millisecond):
		fmt.Println("timeout")
	}
}
func PClosedChannel() {
	c := make(chan int, 2)
	c <- 1
	close(c)
	a, ok1 := <-c
	b, ok2 := <-c
	fmt.Println(a, ok1, b, ok2, len(c))
	var nilc chan int
	select {
	case <-nilc:
	case v, ok := <-c:
		fmt.Println(v, ok)
	}
}
func PContextCancel() {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { <-ctx.Done(); done <- ctx.Err() }()
	cancel()
	cancel()
	err := <-done
	fmt.Println(err, errors.Is(err, context.Canceled))
}
func PContextDeadline() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Millisecond)
	defer cancel()
	<-ctx.Done()
	_, has := ctx.Deadline()
	fmt.Println(ctx.Err(), errors.Is(ctx.Err(), context.DeadlineExceeded), has)
}
func PContextValues() {
	type key string
	ctx := context.WithValue(context.Background(), key("k"), 5)
	ctx2, cancel := context.WithCancel(ctx)
	defer cancel()
	fmt.Println(ctx2.Value(key("k")), ctx2.Value("k"), ctx2.Err())
	fmt.Println(context.Background(), context.TODO())
}
func PContextTree() {
	root, stop := context.WithCancel(context.Background())
	var kids []context.Context
	for i := 0; i < 3; i++ {
		c, cancel := context.WithCancel(root)
		defer cancel()
		kids = append(kids, c)
	}
	stop()
	for _, k := range kids {
		<-k.Done()
		fmt.Print(k.Err(), " ")
	}
	fmt.Println()
}
func PSemaphore() {
	sem := make(chan struct{}, 2)
	var busy, most int32
	var wg sync.WaitGroup
	for i := 0; i < 5; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			sem <- struct{}{}
			n := atomic.AddInt32(&busy, 1)
			for {
				old := atomic.LoadInt32(&most)
				if n <= old || atomic.CompareAndSwapInt32(&most, old, n) {
					break
				}
			}
			atomic.AddInt32(&busy, -1)
			<-sem
		}()
	}
	wg.Wait()
	fmt.Println(most <= 2, busy)
}
func PPingPong() {
	ping, pong := make(chan int), make(chan int)
	go func() {
		for v := range ping {
			pong <- v + 1
		}
		close(pong)
	}()
	v := 0
	for i := 0; i < 4; i++ {
		ping <- v
		v = <-pong
	}
	close(ping)
	_, ok := <-pong
	fmt.Println(v, ok)
}
func PPrimeSieve() {
	src := make(chan int)
	stop := make(chan struct{})
	go func() {
		for i := 2; ; i++ {
			select {
			case src <- i:
			case <-stop:
				return
			}
		}
	}()
	in := src
	for i := 0; i < 5; i++ {
		p := <-in
		fmt.Print(p, " ")
		out := make(chan int)
		go func(in, out chan int, p int) {
			for {
				select {
				case v := <-in:
					if v%p == 0 {
						continue
					}
					select {
					case out <- v:
					case <-stop:
						return
					}
				case <-stop:
					return
				}
			}
		}(in, out, p)
		in = out
	}
	close(stop)
	fmt.Println()
}
func PDaisyChain() {
	left := make(chan int)
	first := left
	for i := 0; i < 20; i++ {
		right := make(chan int)
		go func(l, r chan int) { l <- 1 + <-r }(left, right)
		left = right
	}
	go func() { left <- 0 }()
	fmt.Println(<-first)
}
func PErrorFirst() {
	errs := make(chan error, 3)
	for i := 0; i < 3; i++ {
		go func(i int) {
			if i == 1 {
				errs <- fmt.Errorf("task %d failed", i)
				return
			}
			errs <- nil
		}(i)
	}
	var first error
	for i := 0; i < 3; i++ {
		if err := <-errs; err != nil && first == nil {
			first = err
		}
	}
	fmt.Println(first)
}
func PRecoverInGoroutine() {
	out := make(chan any)
	go func() {
		defer func() { out <- recover() }()
		var m map[int]int
		m[0] = 1
	}()
	fmt.Println(<-out)
}
func PTickerTicks() {
	t := time.NewTicker(time.Millisecond)
	defer t.Stop()
	n := 0
	for range t.C {
		n++
		if n == 3 {
			break
		}
	}
	fmt.Println(n)
}
func PTimerFires() {
	fired := make(chan string, 1)
	t := time.AfterFunc(time.Millisecond, func() { fired <- "fired" })
	fmt.Println(<-fired, t.Stop())
	u := time.NewTimer(time.Hour)
	fmt.Println(u.Stop(), u.Stop())
}
func PSleepOrders() {
	c := make(chan int, 3)
	for _, d := range []int{30, 10, 20} {
		go func(d int) { time.Sleep(time.Duration(d) * time.Millisecond); c <- d }(d)
	}
	fmt.Println(<-c, <-c, <-c)
}
func PChannelOfChannels() {
	reqs := make(chan chan string)
	go func() {
		for r := range reqs {
			r <- "reply"
		}
	}()
	r := make(chan string)
	reqs <- r
	fmt.Println(<-r)
	close(reqs)
}
func PChannelOfFunctions() {
	work := make(chan func() int, 2)
	work <- func() int { return 1 }
	work <- func() int { return 2 }
	close(work)
	s := 0
	for f := range work {
		s += f()
	}
	fmt.Println(s)
}
func PBarrier() {
	var a, b sync.WaitGroup
	a.Add(3)
	b.Add(3)
	var before, after int32
	for i := 0; i < 3; i++ {
		go func() {
			defer b.Done()
			atomic.AddInt32(&before, 1)
			a.Done()
			a.Wait()
			if atomic.LoadInt32(&before) == 3 {
				atomic.AddInt32(&after, 1)
			}
		}()
	}
	b.Wait()
	fmt.Println(before, after)
}
func PMergeSorted() {
	a, b := gen(3), gen(4)
	x, okA := <-a
	y, okB := <-b
	for okA || okB {
		if okA && (!okB || x <= y) {
			fmt.Print(x, " ")
			x, okA = <-a
		} else {
			fmt.Print(y, " ")
			y, okB = <-b
		}
	}
	fmt.Println()
}
func PParallelSum() {
	xs := make([]int, 100)
	for i := range xs {
		xs[i] = i
	}
	parts := make([]int, 4)
	var wg sync.WaitGroup
	for p := range parts {
		wg.Add(1)
		go func(p int) {
			defer wg.Done()
			for _, x := range xs[p*25 : (p+1)*25] {
				parts[p] += x
			}
		}(p)
	}
	wg.Wait()
	fmt.Println(parts)
}
func PBroadcastByClose() {
	start := make(chan struct{})
	var n int32
	var wg sync.WaitGroup
	for i := 0; i < 4; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); <-start; atomic.AddInt32(&n, 1) }()
	}
	close(start)
	wg.Wait()
	fmt.Println(n)
}
func PStateMachine() {
	type msg struct {
		op    string
		reply chan int
	}
	ops := make(chan msg)
	go func() {
		n := 0
		for m := range ops {
			switch m.op {
			case "inc":
				n++
			case "double":
				n *= 2
			}
			m.reply <- n
		}
	}()
	for _, op := range []string{"inc", "inc", "double", "get"} {
		m := msg{op, make(chan int)}
		ops <- m
		fmt.Print(op, "=", <-m.reply, " ")
	}
	close(ops)
	fmt.Println()
}
func PDoneBeforeSend() {
	done := make(chan struct{})
	close(done)
	c := make(chan int)
	select {
	case c <- 1:
		fmt.Println("sent")
	case <-done:
		fmt.Println("done")
	}
}
