package main

import (
	"fmt"
	"sync"
)

type S struct {
	mu sync.Mutex
	n  int
}

func (s *S) inc()         { s.mu.Lock(); defer s.mu.Unlock(); s.n++ }
func (s S) show(c chan int) { c <- s.n }

func main() {
	s := &S{}
	c := make(chan int)
	f := s.inc
	done := make(chan bool)
	go func() { f(); done <- true }()
	go s.inc()
	<-done
	s.mu.Lock()
	v := s.n
	s.mu.Unlock()
	fmt.Println(v)
	close(c)
}
