package session

import "time"

type session struct {
	requests  chan string
	responses chan string
	idle      time.Duration
}

func open(idle time.Duration) *session {
	s := &session{
		requests:  make(chan string),
		responses: make(chan string),
		idle:      idle,
	}
	go s.serve()
	return s
}

func (s *session) serve() {
	req := <-s.requests
	s.responses <- "echo " + req
}

func (s *session) exchange(msg string) string {
	s.requests <- msg
	return <-s.responses
}

// Echo opens a session for one exchange.
func Echo(msg string) string {
	s := open(time.Second)
	return s.exchange(msg)
}
