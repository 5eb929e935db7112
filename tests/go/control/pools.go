package example

import "sync"

// clean
func WaitThenClose(n int, work func(int) int) {
	results := make(chan int)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			results <- work(i)
		}(i)
	}
	go func() {
		wg.Wait()
		close(results)
	}()
	for range results {
	}
}

// leaks
func WaitBeforeDrain(n int) {
	results := make(chan int)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			results <- 1
		}()
	}
	wg.Wait()
	close(results)
	for range results {
	}
}

// clean
func FixedPool(jobs []int) {
	in := make(chan int)
	out := make(chan int)
	var wg sync.WaitGroup
	for w := 0; w < 4; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range in {
				out <- j * 2
			}
		}()
	}
	go func() {
		defer close(in)
		for _, j := range jobs {
			in <- j
		}
	}()
	go func() {
		wg.Wait()
		close(out)
	}()
	for range out {
	}
}

// leaks
func Pool(n, workers int) {
	in := make(chan int)
	out := make(chan int)
	var wg sync.WaitGroup
	for w := 0; w < workers; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range in {
				out <- j * 2
			}
		}()
	}
	go func() {
		for i := 0; i < n; i++ {
			in <- i
		}
		close(in)
	}()
	go func() {
		wg.Wait()
		close(out)
	}()
	for range out {
	}
}

// leaks
func PoolOfTwoSizes(n, workers int) {
	in := make(chan int, n)
	out := make(chan int, n)
	for w := 0; w < workers; w++ {
		go func() {
			for j := range in {
				out <- j
			}
		}()
	}
	for i := 0; i < n; i++ {
		in <- i
	}
	close(in)
	for i := 0; i < n; i++ {
		<-out
	}
}

// clean
func BufferedPool(n int) {
	if n < 0 {
		return
	}
	in := make(chan int, n)
	out := make(chan int, n)
	for w := 0; w < 3; w++ {
		go func() {
			for j := range in {
				out <- j
			}
		}()
	}
	for i := 0; i < n; i++ {
		in <- i
	}
	close(in)
	for i := 0; i < n; i++ {
		<-out
	}
}

// leaks
func WorkerGivesUp(n int, check func(int) error) {
	in := make(chan int)
	var wg sync.WaitGroup
	for w := 0; w < 2; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range in {
				if check(j) != nil {
					return
				}
			}
		}()
	}
	for i := 0; i < n; i++ {
		in <- i
	}
	close(in)
	wg.Wait()
}

// clean
func Semaphore(n int, work func(int)) {
	sem := make(chan struct{}, 3)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		sem <- struct{}{}
		go func(i int) {
			defer wg.Done()
			defer func() { <-sem }()
			work(i)
		}(i)
	}
	wg.Wait()
}

// leaks
func SemaphoreLost(n int, work func(int) error) {
	sem := make(chan struct{}, 2)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		sem <- struct{}{}
		go func(i int) {
			defer wg.Done()
			if work(i) != nil {
				return
			}
			<-sem
		}(i)
	}
	wg.Wait()
}

// clean
func SemaphoreFilled(n int) {
	sem := make(chan struct{}, 3)
	for i := 0; i < n; i++ {
		sem <- struct{}{}
		go func() {
			<-sem
		}()
	}
	for i := 0; i < cap(sem); i++ {
		sem <- struct{}{}
	}
}

func numbers(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 0; i < n; i++ {
			out <- i
		}
	}()
	return out
}

// clean
func MergeTwo(n, m int) {
	a := numbers(n)
	b := numbers(m)
	out := make(chan int)
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		for v := range a {
			out <- v
		}
	}()
	go func() {
		defer wg.Done()
		for v := range b {
			out <- v
		}
	}()
	go func() {
		wg.Wait()
		close(out)
	}()
	for range out {
	}
}

// clean
func Errors(items []int, check func(int) error) error {
	errs := make(chan error, len(items))
	var wg sync.WaitGroup
	for _, item := range items {
		wg.Add(1)
		go func(item int) {
			defer wg.Done()
			if err := check(item); err != nil {
				errs <- err
			}
		}(item)
	}
	wg.Wait()
	close(errs)
	for err := range errs {
		return err
	}
	return nil
}

// leaks
func OneErrorSlot(items []int, check func(int) error) error {
	errs := make(chan error, 1)
	var wg sync.WaitGroup
	for _, item := range items {
		wg.Add(1)
		go func(item int) {
			defer wg.Done()
			if err := check(item); err != nil {
				errs <- err
			}
		}(item)
	}
	wg.Wait()
	close(errs)
	return <-errs
}

// clean
func TryErrorSlot(items []int, check func(int) error) error {
	errs := make(chan error, 1)
	var wg sync.WaitGroup
	for _, item := range items {
		wg.Add(1)
		go func(item int) {
			defer wg.Done()
			if err := check(item); err != nil {
				select {
				case errs <- err:
				default:
				}
			}
		}(item)
	}
	wg.Wait()
	close(errs)
	return <-errs
}

// clean
func Rounds(n, rounds int) {
	for r := 0; r < rounds; r++ {
		var wg sync.WaitGroup
		for i := 0; i < n; i++ {
			wg.Add(1)
			go func() {
				defer wg.Done()
			}()
		}
		wg.Wait()
	}
}

// clean
func RoundsOfAnswers(n, rounds int) {
	c := make(chan int)
	for r := 0; r < rounds; r++ {
		for i := 0; i < n; i++ {
			go func() { c <- 1 }()
		}
		for i := 0; i < n; i++ {
			<-c
		}
	}
}

type pool struct {
	jobs chan int
	wg   sync.WaitGroup
}

func newPool(workers int) *pool {
	p := &pool{jobs: make(chan int)}
	for i := 0; i < workers; i++ {
		p.wg.Add(1)
		go p.run()
	}
	return p
}

func (p *pool) run() {
	defer p.wg.Done()
	for j := range p.jobs {
		_ = j
	}
}

func (p *pool) submit(j int) { p.jobs <- j }

func (p *pool) stop() {
	close(p.jobs)
	p.wg.Wait()
}

// clean
func PoolObject(n int) {
	p := newPool(4)
	for i := 0; i < n; i++ {
		p.submit(i)
	}
	p.stop()
}

// leaks
func PoolObjectNotStopped(n int) {
	p := newPool(4)
	for i := 0; i < n; i++ {
		p.submit(i)
	}
}
