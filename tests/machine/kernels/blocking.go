package main

import (
	"context"
	"errors"
	"sync"
	"time"
)

// A store whose watchers are told of changes under its lock.
type watchStore struct {
	mu       sync.Mutex
	watchers []chan int
	version  int
}

func (s *watchStore) watch(size int) <-chan int {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := make(chan int, size)
	s.watchers = append(s.watchers, c)
	return c
}

func (s *watchStore) put() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.version++
	for _, w := range s.watchers {
		w <- s.version
	}
}

func (s *watchStore) read() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version
}

// The watcher asks the store, which tells the watcher.
// want: no-leak, no-deadlock
func KWatcherAsksStore() {
	s := &watchStore{}
	w := s.watch(0)
	done := make(chan bool)
	go func() {
		for i := 0; i < 2; i++ {
			s.read()
			<-w
		}
		close(done)
	}()
	s.put()
	s.put()
	<-done
}

// want:
func KWatcherAsksStoreFixed() {
	s := &watchStore{}
	w := s.watch(2)
	done := make(chan bool)
	go func() {
		for i := 0; i < 2; i++ {
			s.read()
			<-w
		}
		close(done)
	}()
	s.put()
	s.put()
	<-done
}

type pool struct {
	mu    sync.Mutex
	conns []int
	limit int
}

func (p *pool) get() (int, error) {
	p.mu.Lock()
	if len(p.conns) == 0 {
		return 0, errors.New("exhausted")
	}
	c := p.conns[0]
	p.conns = p.conns[1:]
	p.mu.Unlock()
	return c, nil
}

func (p *pool) getFixed() (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.conns) == 0 {
		return 0, errors.New("exhausted")
	}
	c := p.conns[0]
	p.conns = p.conns[1:]
	return c, nil
}

// A return on an error keeps the lock.
// want: no-leak, no-deadlock
func KErrorKeepsLock() {
	p := &pool{conns: []int{1}}
	var wg sync.WaitGroup
	for i := 0; i < 3; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_, _ = p.get()
		}()
	}
	wg.Wait()
}

// want:
func KErrorKeepsLockFixed() {
	p := &pool{conns: []int{1}}
	var wg sync.WaitGroup
	for i := 0; i < 3; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_, _ = p.getFixed()
		}()
	}
	wg.Wait()
}

type account struct {
	mu      sync.Mutex
	id      int
	balance int
}

func transfer(from, to *account, n int) {
	from.mu.Lock()
	defer from.mu.Unlock()
	to.mu.Lock()
	defer to.mu.Unlock()
	from.balance -= n
	to.balance += n
}

func transferOrdered(from, to *account, n int) {
	first, second := from, to
	if first.id > second.id {
		first, second = second, first
	}
	first.mu.Lock()
	defer first.mu.Unlock()
	second.mu.Lock()
	defer second.mu.Unlock()
	from.balance -= n
	to.balance += n
}

// want: no-leak, no-deadlock, lock-safety
func KTransfersCross() {
	a, b := &account{id: 1}, &account{id: 2}
	var wg sync.WaitGroup
	wg.Add(2)
	go func() { defer wg.Done(); transfer(a, b, 1) }()
	go func() { defer wg.Done(); transfer(b, a, 2) }()
	wg.Wait()
}

// want:
func KTransfersCrossFixed() {
	a, b := &account{id: 1}, &account{id: 2}
	var wg sync.WaitGroup
	wg.Add(2)
	go func() { defer wg.Done(); transferOrdered(a, b, 1) }()
	go func() { defer wg.Done(); transferOrdered(b, a, 2) }()
	wg.Wait()
}

// To oneself.
// want: no-leak, no-deadlock
func KTransferToOneself() {
	a := &account{id: 1}
	transfer(a, a, 1)
}

type cache struct {
	mu   sync.RWMutex
	data map[string]int
}

func (c *cache) size() int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return len(c.data)
}

func (c *cache) report() int {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.size() + 1
}

func (c *cache) set(k string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.data[k]++
}

// A reader that reads again while a writer waits.
// want: no-leak, no-deadlock
func KReaderWithinReader() {
	c := &cache{data: map[string]int{}}
	done := make(chan bool)
	go func() { c.set("k"); done <- true }()
	c.report()
	<-done
}

// want:
func KReaderWithinReaderFixed() {
	c := &cache{data: map[string]int{}}
	done := make(chan bool)
	go func() { c.set("k"); done <- true }()
	c.size()
	<-done
}

// want: no-leak, no-deadlock
func KUpgradeReadLock() {
	c := &cache{data: map[string]int{}}
	c.mu.RLock()
	if c.data["x"] == 0 {
		c.set("x")
	}
	c.mu.RUnlock()
}

// want:
func KUpgradeReadLockFixed() {
	c := &cache{data: map[string]int{}}
	c.mu.RLock()
	missing := c.data["x"] == 0
	c.mu.RUnlock()
	if missing {
		c.set("x")
	}
}

func request(ctx context.Context) (int, error) {
	result := make(chan int)
	go func() { result <- 1 }()
	select {
	case v := <-result:
		return v, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

func requestFixed(ctx context.Context) (int, error) {
	result := make(chan int, 1)
	go func() { result <- 1 }()
	select {
	case v := <-result:
		return v, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

// want: no-leak
func KRequestAbandoned() {
	ctx, cancel := context.WithCancel(context.Background())
	go cancel()
	_, _ = request(ctx)
}

// want: eventual-reception
func KRequestAbandonedFixed() {
	ctx, cancel := context.WithCancel(context.Background())
	go cancel()
	_, _ = requestFixed(ctx)
}

// want: no-leak
func KDeadlineAbandons() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_, _ = request(ctx)
}

// want: no-leak
func KCancelForgotten() {
	ctx, _ := context.WithCancel(context.Background())
	ticks := make(chan int)
	go func() {
		for {
			select {
			case ticks <- 1:
			case <-ctx.Done():
				return
			}
		}
	}()
	<-ticks
}

// want:
func KCancelForgottenFixed() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	ticks := make(chan int)
	go func() {
		for {
			select {
			case ticks <- 1:
			case <-ctx.Done():
				return
			}
		}
	}()
	<-ticks
}

type group struct {
	wg   sync.WaitGroup
	once sync.Once
	err  error
}

func (g *group) run(f func() error) {
	g.wg.Add(1)
	go func() {
		defer g.wg.Done()
		if err := f(); err != nil {
			g.once.Do(func() { g.err = err })
		}
	}()
}

func (g *group) wait() error { g.wg.Wait(); return g.err }

// Workers send their results before anybody collects.
// want: no-leak, no-deadlock
func KGroupSendsBeforeWait() {
	var g group
	results := make(chan int)
	for i := 0; i < 2; i++ {
		g.run(func() error { results <- 1; return nil })
	}
	_ = g.wait()
	close(results)
	for range results {
	}
}

// want:
func KGroupSendsBeforeWaitFixed() {
	var g group
	results := make(chan int)
	for i := 0; i < 2; i++ {
		g.run(func() error { results <- 1; return nil })
	}
	go func() { _ = g.wait(); close(results) }()
	for range results {
	}
}

// A limit that is taken and, on an error, not given back.
// want: no-leak, no-deadlock, eventual-reception
func KLimitKept() {
	limit := make(chan struct{}, 1)
	var g group
	for i := 0; i < 3; i++ {
		i := i
		g.run(func() error {
			limit <- struct{}{}
			if i == 0 {
				return errors.New("failed")
			}
			<-limit
			return nil
		})
	}
	_ = g.wait()
}

// want:
func KLimitKeptFixed() {
	limit := make(chan struct{}, 1)
	var g group
	for i := 0; i < 3; i++ {
		i := i
		g.run(func() error {
			limit <- struct{}{}
			defer func() { <-limit }()
			if i == 0 {
				return errors.New("failed")
			}
			return nil
		})
	}
	_ = g.wait()
}

type queue struct {
	mu    sync.Mutex
	ready *sync.Cond
	items []int
	ended bool
}

func newQueue() *queue {
	q := &queue{}
	q.ready = sync.NewCond(&q.mu)
	return q
}

func (q *queue) push(n int) {
	q.mu.Lock()
	q.items = append(q.items, n)
	q.mu.Unlock()
	q.ready.Signal()
}

func (q *queue) pop() (int, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.items) == 0 && !q.ended {
		q.ready.Wait()
	}
	if len(q.items) == 0 {
		return 0, false
	}
	n := q.items[0]
	q.items = q.items[1:]
	return n, true
}

func (q *queue) end(all bool) {
	q.mu.Lock()
	q.ended = true
	q.mu.Unlock()
	if all {
		q.ready.Broadcast()
	} else {
		q.ready.Signal()
	}
}

// Two consumers, and one of them is woken at the end.
// want: no-leak, no-deadlock
func KQueueEndWakesOne() {
	q := newQueue()
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			q.pop()
		}()
	}
	q.end(false)
	wg.Wait()
}

// want:
func KQueueEndWakesOneFixed() {
	q := newQueue()
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			q.pop()
		}()
	}
	q.push(1)
	q.end(true)
	wg.Wait()
}

// Waiting for a condition that is not asked first.
// want: no-leak, no-deadlock
func KCondMissed() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	ready := false
	go func() {
		mu.Lock()
		ready = true
		mu.Unlock()
		c.Broadcast()
	}()
	mu.Lock()
	c.Wait()
	_ = ready
	mu.Unlock()
}

// want:
func KCondMissedFixed() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	ready := false
	go func() {
		mu.Lock()
		ready = true
		mu.Unlock()
		c.Broadcast()
	}()
	mu.Lock()
	for !ready {
		c.Wait()
	}
	mu.Unlock()
}

type server struct {
	stop chan struct{}
	done chan struct{}
	jobs chan int
}

func (s *server) loop() {
	defer close(s.done)
	for {
		select {
		case <-s.jobs:
		case <-s.stop:
			return
		}
	}
}

// Jobs come when the loop has gone.
// want: no-leak, no-deadlock
func KJobAfterStop() {
	s := &server{stop: make(chan struct{}), done: make(chan struct{}), jobs: make(chan int)}
	go s.loop()
	go close(s.stop)
	s.jobs <- 1
	<-s.done
}

// want:
func KJobAfterStopFixed() {
	s := &server{stop: make(chan struct{}), done: make(chan struct{}), jobs: make(chan int)}
	go s.loop()
	go close(s.stop)
	select {
	case s.jobs <- 1:
	case <-s.done:
	}
	<-s.done
}

// Stop waits for the loop, and the loop's job calls Stop.
// want: no-leak, no-deadlock
func KStopFromWithin() {
	stop, done := make(chan struct{}), make(chan struct{})
	halt := func() { close(stop); <-done }
	go func() {
		defer close(done)
		halt()
		<-stop
	}()
	<-done
}

// want: no-leak, no-deadlock
func KWaitWithinWorker() {
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			wg.Wait()
		}()
	}
	wg.Wait()
}

// want: no-leak, no-deadlock, eventual-reception
func KDoneOnlyOnSuccess() {
	var wg sync.WaitGroup
	errs := make(chan error, 2)
	for i := 0; i < 2; i++ {
		i := i
		wg.Add(1)
		go func() {
			if i == 1 {
				errs <- errors.New("bad")
				return
			}
			wg.Done()
		}()
	}
	wg.Wait()
	<-errs
}

// want: no-leak, no-deadlock, eventual-reception
func KErrorsFillTheBuffer() {
	errs := make(chan error, 1)
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			errs <- errors.New("bad")
		}()
	}
	wg.Wait()
	<-errs
}

// want: eventual-reception
func KErrorsDropped() {
	errs := make(chan error, 1)
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			select {
			case errs <- errors.New("bad"):
			default:
			}
		}()
	}
	wg.Wait()
}

// The producer ends on an error and does not close.
// want: no-leak, no-deadlock
func KPipelineWithoutClose() {
	out := make(chan int)
	fail := true
	go func() {
		for i := 0; i < 3; i++ {
			if fail && i == 2 {
				return
			}
			out <- i
		}
		close(out)
	}()
	for range out {
	}
}

// want:
func KPipelineWithoutCloseFixed() {
	out := make(chan int)
	fail := true
	go func() {
		defer close(out)
		for i := 0; i < 3; i++ {
			if fail && i == 2 {
				return
			}
			out <- i
		}
	}()
	for range out {
	}
}

// A lock is held over a receive that the sender needs the lock for.
// want: no-leak, no-deadlock
func KReceiveUnderLock() {
	var mu sync.Mutex
	acks := make(chan int)
	n := 0
	go func() {
		mu.Lock()
		n++
		mu.Unlock()
		acks <- n
	}()
	mu.Lock()
	<-acks
	mu.Unlock()
}

// want:
func KReceiveUnderLockFixed() {
	var mu sync.Mutex
	acks := make(chan int)
	n := 0
	go func() {
		mu.Lock()
		n++
		mu.Unlock()
		acks <- 1
	}()
	<-acks
	mu.Lock()
	n++
	mu.Unlock()
}

// A heartbeat nobody listens to any more.
// want: no-leak
func KHeartbeatAfterReturn() {
	beats := make(chan int)
	done := make(chan bool)
	go func() {
		for i := 0; i < 3; i++ {
			beats <- i
		}
		close(done)
	}()
	for n := range beats {
		if n == 1 {
			return
		}
	}
	<-done
}

// want: no-leak
func KTimerAgainstAnswer() {
	answer := make(chan int)
	go func() { answer <- 1 }()
	select {
	case <-answer:
	case <-time.After(time.Second):
	}
}

// want:
func KTimerStopped() {
	t := time.NewTimer(time.Hour)
	answer := make(chan int, 1)
	answer <- 1
	select {
	case <-answer:
		t.Stop()
	case <-t.C:
		<-answer
	}
}

// Both sides of a pair send first.
// want: no-leak, no-deadlock
func KBothSendFirst() {
	a, b := make(chan int), make(chan int)
	done := make(chan bool)
	go func() { a <- 1; <-b; done <- true }()
	b <- 2
	<-a
	<-done
}

// want:
func KBothSendFirstFixed() {
	a, b := make(chan int), make(chan int)
	done := make(chan bool)
	go func() { a <- 1; <-b; done <- true }()
	<-a
	b <- 2
	<-done
}

// Cleaning up twice takes the token of somebody else.
// want: no-leak, no-deadlock
func KTokenTakenTwice() {
	tokens := make(chan int, 2)
	tokens <- 1
	tokens <- 1
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		<-tokens
		<-tokens
	}()
	<-tokens
	wg.Wait()
}

// want: no-leak, no-deadlock
func KOnceWithinOnce() {
	var once sync.Once
	var start func()
	start = func() { once.Do(func() { start() }) }
	start()
}

// want: no-leak, no-deadlock
func KNilChannelForwards() {
	var out chan int
	in := make(chan int)
	go func() { in <- 1 }()
	v := <-in
	out <- v
}

// want: no-leak, no-deadlock
func KSelectWithoutWay() {
	stop := make(chan int)
	var never chan int
	select {
	case <-stop:
	case <-never:
	}
}
