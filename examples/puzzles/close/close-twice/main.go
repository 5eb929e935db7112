package main

import "sync"

type server struct {
	mu      sync.Mutex
	closed  bool
	stopped chan bool
}

// Stop may be called by anybody, more than once.
func (s *server) Stop() {
	s.mu.Lock()
	closed := s.closed
	s.mu.Unlock()
	if !closed {
		close(s.stopped)
		s.mu.Lock()
		s.closed = true
		s.mu.Unlock()
	}
}

func main() {
	s := &server{stopped: make(chan bool)}
	go s.Stop()
	s.Stop()
	<-s.stopped
}
