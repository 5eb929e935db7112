package countdown

type latch struct {
	signals chan struct{}
	count   int
}

func (l *latch) release() { l.signals <- struct{}{} }

func (l *latch) await() {
	for left := l.count; left > 0; left-- {
		<-l.signals
	}
}

// Countdown waits until all parties have arrived.
func Countdown(parties int, arrive func(int)) {
	l := latch{signals: make(chan struct{}), count: parties}
	for i := parties - 1; i >= 0; i-- {
		go func(i int) {
			arrive(i)
			l.release()
		}(i)
	}
	l.await()
}
