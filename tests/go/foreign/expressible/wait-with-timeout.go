package shutdown

import (
	"fmt"
	"sync"
	"time"
)

type listener struct {
	name string
}

func (l *listener) close() error {
	if l.name == "" {
		return fmt.Errorf("no name")
	}
	return nil
}

// Shutdown waits for all listeners, but not for ever.
func Shutdown(listeners []*listener, grace time.Duration) bool {
	var wg sync.WaitGroup
	for _, l := range listeners {
		wg.Add(1)
		go func(l *listener) {
			defer wg.Done()
			_ = l.close()
		}(l)
	}
	finished := make(chan struct{})
	go func() {
		wg.Wait()
		close(finished)
	}()
	select {
	case <-finished:
		return true
	case <-time.After(grace):
		return false
	}
}
