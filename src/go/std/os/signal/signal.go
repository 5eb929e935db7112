package signal

import (
	"context"
	"os"
)

// notify lets the environment of the run send one of these signals at c, at any time, unless c is full. No
// signals are all of them.
func notify(c chan<- os.Signal, sig ...os.Signal)

// stop ends what notify began.
func stop(c chan<- os.Signal)

func Notify(c chan<- os.Signal, sig ...os.Signal) {
	if c == nil {
		panic("os/signal: Notify using nil channel")
	}
	notify(c, sig...)
}

func Stop(c chan<- os.Signal) { stop(c) }

func Ignore(sig ...os.Signal) {}

func Reset(sig ...os.Signal) {}

// NotifyContext returns a context that is cancelled by a signal.
func NotifyContext(parent context.Context, signals ...os.Signal) (ctx context.Context, stop context.CancelFunc) {
	watched, cancel := context.WithCancel(parent)
	c := make(chan os.Signal, 1)
	Notify(c, signals...)
	if watched.Err() == nil {
		go func() {
			select {
			case <-c:
				cancel()
			case <-watched.Done():
			}
		}()
	}
	return watched, func() {
		cancel()
		Stop(c)
	}
}
