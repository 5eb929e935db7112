package example

// clean
func ProduceAndRange(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
		close(c)
	}()
	for v := range c {
		_ = v
	}
}

// clean
func DeferredClose(items []int) int {
	c := make(chan int, 2)
	go func() {
		defer close(c)
		for _, item := range items {
			c <- item
		}
	}()
	sum := 0
	for v := range c {
		sum += v
	}
	return sum
}

// leaks
func NeverClosed(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	for range c {
	}
}

// leaks
func ReturnsEarly(n int, bad func(int) bool) {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 0; i < n; i++ {
			c <- i
		}
	}()
	for v := range c {
		if bad(v) {
			return
		}
	}
}

// clean
func CommaOk(n int) int {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			c <- i
		}
		close(c)
	}()
	count := 0
	for {
		_, ok := <-c
		if !ok {
			break
		}
		count++
	}
	return count
}

// clean
func CommaOkSwitch(n int) bool {
	c := make(chan int, 1)
	go func() {
		if n > 0 {
			c <- n
		}
		close(c)
	}()
	v, ok := <-c
	if ok && v > 3 {
		return true
	}
	return ok
}

// clean
func DoneChannel(n int) {
	c := make(chan int)
	done := make(chan struct{})
	go func() {
		for v := range c {
			_ = v
		}
		close(done)
	}()
	for i := 0; i < n; i++ {
		c <- i
	}
	close(c)
	<-done
}

// clean
func ThreeStages(n int) {
	a := make(chan int)
	b := make(chan int)
	go func() {
		defer close(a)
		for i := 0; i < n; i++ {
			a <- i
		}
	}()
	go func() {
		defer close(b)
		for v := range a {
			b <- v * v
		}
	}()
	for range b {
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

func squares(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for v := range in {
			out <- v * v
		}
	}()
	return out
}

// clean
func Generators(n int) int {
	sum := 0
	for v := range squares(numbers(n)) {
		sum += v
	}
	return sum
}

// leaks
func TakeTwo(n int) {
	c := numbers(n)
	<-c
	<-c
}

// clean
func Filter(n int, keep func(int) bool) {
	in := numbers(n)
	out := make(chan int)
	go func() {
		defer close(out)
		for v := range in {
			if keep(v) {
				out <- v
			}
		}
	}()
	for range out {
	}
}

// leaks
func Batches(n, m int) {
	c := make(chan int, 3)
	go func() {
		for i := 0; i < n; i++ {
			for j := 0; j < m; j++ {
				c <- j
			}
		}
	}()
	for i := 0; i < n; i++ {
		for j := 0; j < m; j++ {
			<-c
		}
	}
	<-c
}

// clean
func NestedLoops(n, m int) {
	c := make(chan int, 3)
	go func() {
		for i := 0; i < n; i++ {
			for j := 0; j < m; j++ {
				c <- j
			}
		}
	}()
	for i := 0; i < n; i++ {
		for j := 0; j < m; j++ {
			<-c
		}
	}
}

// clean
func SkipSome(items []int, skip func(int) bool) {
	c := make(chan int)
	go func() {
		defer close(c)
		for _, item := range items {
			if skip(item) {
				continue
			}
			c <- item
		}
	}()
	for range c {
	}
}

// clean
func StopAtError(items []int, check func(int) error) {
	c := make(chan int)
	go func() {
		defer close(c)
		for _, item := range items {
			if err := check(item); err != nil {
				return
			}
			c <- item
		}
	}()
	for range c {
	}
}

// clean
func LabelledBreak(n, m int, stop func() bool) {
	c := make(chan int)
	go func() {
		defer close(c)
	Outer:
		for i := 0; i < n; i++ {
			for j := 0; j < m; j++ {
				if stop() {
					break Outer
				}
				c <- i + j
			}
		}
	}()
	for range c {
	}
}

// leaks
func ClosedTwice(n int) {
	c := make(chan int)
	go func() {
		for range c {
		}
	}()
	for i := 0; i < n; i++ {
		c <- i
	}
	close(c)
	if n > 2 {
		close(c)
	}
}

// clean
func Drained(n int, stop func(int) bool) {
	c := numbers(n)
	for v := range c {
		if stop(v) {
			break
		}
	}
	for range c {
	}
}

// clean
func OneChannelEach(n int) {
	for i := 0; i < n; i++ {
		done := make(chan struct{})
		go func() {
			close(done)
		}()
		<-done
	}
}

// clean
func AnswerChannel(n int) int {
	type request struct{ answer chan int }
	requests := make(chan int)
	answers := make(chan int)
	go func() {
		for r := range requests {
			answers <- r + 1
		}
	}()
	sum := 0
	for i := 0; i < n; i++ {
		requests <- i
		sum += <-answers
	}
	close(requests)
	return sum
}
