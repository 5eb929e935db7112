package example

import "sync"

// clean
func GuardedCounter(n int) int {
	var mu sync.Mutex
	var wg sync.WaitGroup
	count := 0
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			count++
		}()
	}
	wg.Wait()
	return count
}

// clean
func ReadersAndWriter(n int) {
	var mu sync.RWMutex
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.RLock()
			mu.RUnlock()
		}()
	}
	mu.Lock()
	mu.Unlock()
	wg.Wait()
}

// leaks
func Upgrade(n int) {
	var mu sync.RWMutex
	done := make(chan struct{})
	go func() {
		defer close(done)
		mu.RLock()
		mu.Lock()
		mu.Unlock()
		mu.RUnlock()
	}()
	<-done
}

// clean
func SendUnderLock(n int) {
	var mu sync.Mutex
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() {
			mu.Lock()
			c <- 1
			mu.Unlock()
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}

// leaks
func LockedTwice(n int) {
	var mu sync.Mutex
	done := make(chan struct{})
	go func() {
		defer close(done)
		mu.Lock()
		if n > 0 {
			mu.Lock()
		}
	}()
	<-done
}

// leaks
func ReturnsLocked(n int, check func() error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			if check() != nil {
				return
			}
			mu.Unlock()
		}()
	}
	wg.Wait()
}

// leaks
func TwoOrders() {
	var a, b sync.Mutex
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		a.Lock()
		b.Lock()
		b.Unlock()
		a.Unlock()
	}()
	go func() {
		defer wg.Done()
		b.Lock()
		a.Lock()
		a.Unlock()
		b.Unlock()
	}()
	wg.Wait()
}

// clean
func OnceClose(n int) {
	var once sync.Once
	var wg sync.WaitGroup
	done := make(chan struct{})
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			once.Do(func() { close(done) })
		}()
	}
	if n > 0 {
		<-done
	}
	wg.Wait()
}

// clean
func CloseOnceGuarded(n int) {
	var once sync.Once
	done := make(chan struct{})
	stop := func() { once.Do(func() { close(done) }) }
	go func() {
		<-done
	}()
	stop()
	stop()
}

type cache struct {
	mu    sync.Mutex
	items map[string]int
	done  chan struct{}
}

func newCache() *cache {
	c := &cache{items: map[string]int{}, done: make(chan struct{})}
	go c.clean()
	return c
}

func (c *cache) clean() {
	for i := 0; i < 2; i++ {
		c.mu.Lock()
		c.items = map[string]int{}
		c.mu.Unlock()
	}
	<-c.done
}

func (c *cache) put(key string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.items[key]++
}

// clean
func Cache(n int) {
	c := newCache()
	for i := 0; i < n; i++ {
		c.put("key")
	}
	close(c.done)
}

// leaks
func CacheNotClosed(n int) {
	c := newCache()
	for i := 0; i < n; i++ {
		c.put("key")
	}
}

// clean
func GuardedByLoop(n int) {
	var mu sync.Mutex
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 0; i < n; i++ {
			mu.Lock()
			if i%2 == 0 {
				mu.Unlock()
				continue
			}
			mu.Unlock()
			c <- i
		}
	}()
	for range c {
		mu.Lock()
		mu.Unlock()
	}
}
