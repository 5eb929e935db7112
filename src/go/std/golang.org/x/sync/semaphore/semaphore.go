package semaphore

import (
	"context"
	"sync"
)

type waiter struct {
	n     int64
	ready chan struct{}
}

// A Weighted is a semaphore of which one may take several units at once. Who waits is served in turn.
type Weighted struct {
	size    int64
	cur     int64
	mu      sync.Mutex
	waiters []*waiter
}

func NewWeighted(n int64) *Weighted { return &Weighted{size: n} }

// Acquire takes n units, or waits for them until ctx is cancelled.
func (s *Weighted) Acquire(ctx context.Context, n int64) error {
	done := ctx.Done()
	s.mu.Lock()
	select {
	case <-done:
		s.mu.Unlock()
		return ctx.Err()
	default:
	}
	if s.size-s.cur >= n && len(s.waiters) == 0 {
		s.cur += n
		s.mu.Unlock()
		return nil
	}
	if n > s.size {
		// More than there will ever be: those behind it are not to wait.
		s.mu.Unlock()
		<-done
		return ctx.Err()
	}
	w := &waiter{n, make(chan struct{})}
	s.waiters = append(s.waiters, w)
	s.mu.Unlock()
	select {
	case <-done:
		return s.giveUp(w, ctx.Err())
	case <-w.ready:
		// The context comes first where both have happened.
		select {
		case <-done:
			s.Release(n)
			return ctx.Err()
		default:
		}
		return nil
	}
}

// giveUp takes w out of the queue. If its turn has come meanwhile, the units are given back.
func (s *Weighted) giveUp(w *waiter, err error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-w.ready:
		s.cur -= w.n
		s.serve()
		return err
	default:
	}
	for i, other := range s.waiters {
		if other == w {
			s.waiters = append(s.waiters[:i:i], s.waiters[i+1:]...)
			if i == 0 && s.size > s.cur {
				s.serve()
			}
			break
		}
	}
	return err
}

// TryAcquire takes n units if they are there and nobody waits.
func (s *Weighted) TryAcquire(n int64) bool {
	s.mu.Lock()
	success := s.size-s.cur >= n && len(s.waiters) == 0
	if success {
		s.cur += n
	}
	s.mu.Unlock()
	return success
}

// Release gives n units back.
func (s *Weighted) Release(n int64) {
	s.mu.Lock()
	s.cur -= n
	if s.cur < 0 {
		s.mu.Unlock()
		panic("semaphore: released more than held")
	}
	s.serve()
	s.mu.Unlock()
}

// serve wakes those at the head of the queue whose units are there. A large request is not overtaken.
func (s *Weighted) serve() {
	for len(s.waiters) > 0 && s.size-s.cur >= s.waiters[0].n {
		w := s.waiters[0]
		s.waiters = s.waiters[1:]
		s.cur += w.n
		close(w.ready)
	}
}
