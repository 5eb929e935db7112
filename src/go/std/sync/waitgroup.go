package sync

// Only natives touch it: the counter, and who waits for zero.
type waitGroupState struct{}

// A WaitGroup waits until a counter is zero.
type WaitGroup struct {
	state waitGroupState
}

func (wg *WaitGroup) Add(delta int)

func (wg *WaitGroup) Wait()

// Done takes one off the counter.
func (wg *WaitGroup) Done() { wg.Add(-1) }

// Go runs f in a goroutine that is counted until f has returned.
func (wg *WaitGroup) Go(f func()) {
	wg.Add(1)
	go func() {
		defer wg.Done()
		f()
	}()
}
