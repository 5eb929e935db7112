package main

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

// The variable of all iterations.
// want: race-free
func KSharedIndex() {
	var wg sync.WaitGroup
	var i int
	for i = 0; i < 2; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); _ = i }()
	}
	wg.Wait()
}

// want:
func KSharedIndexFixed() {
	var wg sync.WaitGroup
	var i int
	for i = 0; i < 2; i++ {
		wg.Add(1)
		go func(n int) { defer wg.Done(); _ = n }(i)
	}
	wg.Wait()
}

// want: race-free
func KSharedError() {
	var err error
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			err = errors.New("failed")
		}()
	}
	wg.Wait()
	_ = err
}

// want:
func KSharedErrorFixed() {
	errs := make([]error, 2)
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(at int) {
			defer wg.Done()
			errs[at] = errors.New("failed")
		}(i)
	}
	wg.Wait()
	_ = errs
}

// want: no-panic, race-free
func KMapFilledTogether() {
	seen := map[int]bool{}
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(n int) { defer wg.Done(); seen[n] = true }(i)
	}
	wg.Wait()
}

// want:
func KMapFilledTogetherFixed() {
	var seen sync.Map
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(n int) { defer wg.Done(); seen.Store(n, true) }(i)
	}
	wg.Wait()
}

// want: waitgroup-safety
func KAddWithinWorker() {
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		go func() {
			wg.Add(1)
			defer wg.Done()
		}()
	}
	wg.Wait()
}

// want:
func KAddWithinWorkerFixed() {
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
		}()
	}
	wg.Wait()
}

// want: waitgroup-safety
func KDoneTwice() {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		wg.Done()
	}()
	wg.Wait()
}

type connection struct {
	closed chan struct{}
	once   sync.Once
	state  int32
}

func (c *connection) close() { close(c.closed) }

func (c *connection) closeOnce() { c.once.Do(func() { close(c.closed) }) }

func (c *connection) closeChecked() {
	select {
	case <-c.closed:
	default:
		close(c.closed)
	}
}

// want: channel-safety
func KClosedFromBothSides() {
	c := &connection{closed: make(chan struct{})}
	done := make(chan bool)
	go func() { c.close(); close(done) }()
	c.close()
	<-done
}

// Looking first does not help.
// want: channel-safety
func KClosedAfterLooking() {
	c := &connection{closed: make(chan struct{})}
	done := make(chan bool)
	go func() { c.closeChecked(); close(done) }()
	c.closeChecked()
	<-done
}

// want:
func KClosedFromBothSidesFixed() {
	c := &connection{closed: make(chan struct{})}
	done := make(chan bool)
	go func() { c.closeOnce(); close(done) }()
	c.closeOnce()
	<-done
}

// want: channel-safety
func KSendAfterClose() {
	jobs := make(chan int, 2)
	go func() { jobs <- 1 }()
	close(jobs)
	for range jobs {
	}
}

// want:
func KSendAfterCloseFixed() {
	jobs := make(chan int, 2)
	go func() { jobs <- 1; close(jobs) }()
	for range jobs {
	}
}

// want: channel-safety, waitgroup-safety
func KResultsClosedEarly() {
	results := make(chan int, 3)
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		go func() {
			wg.Add(1)
			results <- 1
			wg.Done()
		}()
	}
	wg.Wait()
	close(results)
	for range results {
	}
}

type config struct{ limit int }

// Ready is told before the config is there.
// want: no-panic
func KReadyBeforeConfig() {
	var current *config
	var mu sync.Mutex
	ready := make(chan bool)
	go func() {
		close(ready)
		mu.Lock()
		current = &config{3}
		mu.Unlock()
	}()
	<-ready
	mu.Lock()
	_ = current.limit
	mu.Unlock()
}

// want:
func KReadyBeforeConfigFixed() {
	var current *config
	ready := make(chan bool)
	go func() {
		current = &config{3}
		close(ready)
	}()
	<-ready
	_ = current.limit
}

// The flag is atomic, what it says is not.
// want: race-free
func KFlagBeforeData() {
	var flag int32
	data := 0
	go func() {
		atomic.StoreInt32(&flag, 1)
		data = 5
	}()
	if atomic.LoadInt32(&flag) == 1 {
		_ = data
	}
}

// want:
func KFlagBeforeDataFixed() {
	var flag int32
	data := 0
	go func() {
		data = 5
		atomic.StoreInt32(&flag, 1)
	}()
	if atomic.LoadInt32(&flag) == 1 {
		_ = data
	}
}

type lazy struct {
	mu   sync.Mutex
	conn *config
}

// Looked at without the lock.
func (l *lazy) get() *config {
	if l.conn == nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.conn == nil {
			l.conn = &config{1}
		}
	}
	return l.conn
}

// want: race-free
func KDoubleChecked() {
	l := &lazy{}
	done := make(chan bool)
	go func() { l.get(); close(done) }()
	l.get()
	<-done
}

// want:
func KDoubleCheckedFixed() {
	var once sync.Once
	var conn *config
	get := func() *config { once.Do(func() { conn = &config{1} }); return conn }
	done := make(chan bool)
	go func() { get(); close(done) }()
	get()
	<-done
}

// Checked and then done, each under the lock.
// want: no-panic
func KCheckThenAct() {
	var mu sync.Mutex
	items := []int{1}
	has := func() bool { mu.Lock(); defer mu.Unlock(); return len(items) > 0 }
	take := func() int {
		mu.Lock()
		defer mu.Unlock()
		n := items[0]
		items = items[1:]
		return n
	}
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if has() {
				take()
			}
		}()
	}
	wg.Wait()
}

// want:
func KCheckThenActFixed() {
	var mu sync.Mutex
	items := []int{1}
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			if len(items) > 0 {
				items = items[1:]
			}
		}()
	}
	wg.Wait()
}

// A slice that was handed over, and is used on.
// want: race-free
func KBufferReused() {
	out := make(chan []byte, 1)
	buffer := make([]byte, 4)
	done := make(chan bool)
	go func() {
		b := <-out
		_ = b[0]
		close(done)
	}()
	buffer[0] = 'a'
	out <- buffer
	buffer[0] = 'b'
	<-done
}

// want:
func KBufferReusedFixed() {
	out := make(chan []byte, 1)
	buffer := make([]byte, 4)
	done := make(chan bool)
	go func() {
		b := <-out
		_ = b[0]
		close(done)
	}()
	buffer[0] = 'a'
	out <- append([]byte(nil), buffer...)
	buffer[0] = 'b'
	<-done
}

// want: race-free
func KAppendTogether() {
	var results []int
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(n int) { defer wg.Done(); results = append(results, n) }(i)
	}
	wg.Wait()
}

// want: lock-safety
func KUnlockOfOthers() {
	var mu sync.Mutex
	done := make(chan bool)
	go func() { mu.Lock(); mu.Unlock(); mu.Unlock(); close(done) }()
	<-done
}

// The loser of the race to be first goes on.
// want: channel-safety
func KFirstCloses() {
	answer := make(chan int, 2)
	for i := 0; i < 2; i++ {
		go func(n int) {
			answer <- n
			close(answer)
		}(i)
	}
	<-answer
	<-answer
}

// A timer's function beside what it is for.
// want: race-free
func KTimerTouches() {
	n := 0
	done := make(chan bool)
	time.AfterFunc(time.Millisecond, func() { n = 1; close(done) })
	n = 2
	<-done
	_ = n
}

// want:
func KTimerTouchesFixed() {
	var n int32
	done := make(chan bool)
	time.AfterFunc(time.Millisecond, func() { atomic.StoreInt32(&n, 1); close(done) })
	atomic.StoreInt32(&n, 2)
	<-done
}

// Counting up in two steps.
// want: no-panic
func KLostUpdate() {
	var n int32
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			old := atomic.LoadInt32(&n)
			atomic.StoreInt32(&n, old+1)
		}()
	}
	wg.Wait()
	if n != 2 {
		panic("lost")
	}
}

// want:
func KLostUpdateFixed() {
	var n int32
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); atomic.AddInt32(&n, 1) }()
	}
	wg.Wait()
	if n != 2 {
		panic("lost")
	}
}

// A reader of a struct that is copied while it is written.
// want: race-free
func KStructCopied() {
	current := config{1}
	done := make(chan bool)
	go func() { current.limit = 2; close(done) }()
	copied := current
	_ = copied
	<-done
}

// want: no-panic
func KAnswerOfTheOther() {
	replies := make(chan int, 2)
	go func() { replies <- 1 }()
	go func() { replies <- 2 }()
	first, second := <-replies, <-replies
	if first > second {
		panic("out of order")
	}
}
