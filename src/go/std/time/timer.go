package time

// Only natives touch it: whether it is set, for when, and what it does then.
type timerState struct{}

// A clockTimer is the one primitive of time that runs besides the goroutines.
type clockTimer struct {
	state timerState
}

// start sets the timer to d from now, and every period after that if period is not zero. When it fires it
// runs f in a goroutine of its own; or, where f is nil, sends the time at c unless c is full. At such a
// channel nobody sees a value that was sent before the last stop or reset.
func (t *clockTimer) start(d, period Duration, c chan Time, f func())

// stop tells whether the timer was set and has not fired, or what it sent has not been received.
func (t *clockTimer) stop() bool

// reset sets the timer anew, and tells what stop would have told.
func (t *clockTimer) reset(d, period Duration) bool

// Sleep waits until the clock has advanced by d. It is over at once if d is not positive.
func Sleep(d Duration)

// A Timer fires once.
type Timer struct {
	C     <-chan Time
	clock clockTimer
}

func NewTimer(d Duration) *Timer {
	c := make(chan Time, 1)
	t := &Timer{C: c}
	t.clock.start(d, 0, c, nil)
	return t
}

func AfterFunc(d Duration, f func()) *Timer {
	t := &Timer{}
	t.clock.start(d, 0, nil, f)
	return t
}

func After(d Duration) <-chan Time { return NewTimer(d).C }

func (t *Timer) Stop() bool { return t.clock.stop() }

func (t *Timer) Reset(d Duration) bool { return t.clock.reset(d, 0) }

// A Ticker fires again and again, and drops what nobody receives.
type Ticker struct {
	C     <-chan Time
	clock clockTimer
}

func NewTicker(d Duration) *Ticker {
	if d <= 0 {
		panic("non-positive interval for NewTicker")
	}
	c := make(chan Time, 1)
	t := &Ticker{C: c}
	t.clock.start(d, d, c, nil)
	return t
}

func Tick(d Duration) <-chan Time {
	if d <= 0 {
		return nil
	}
	return NewTicker(d).C
}

func (t *Ticker) Stop() { t.clock.stop() }

func (t *Ticker) Reset(d Duration) {
	if d <= 0 {
		panic("non-positive interval for Ticker.Reset")
	}
	t.clock.reset(d, d)
}
