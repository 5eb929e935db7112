package time

import (
	"sync"
	real "time"
)

type timerState struct {
	m    sync.Mutex
	real *real.Timer
	fire func()
	send chan Time
	d    Duration
	seq  int
}

func now() int64 { return real.Now().UnixNano() }

// Real Go has one clock, and knows what it shows.
func look() int64 { return 0 }

func between(t, u Time) (Duration, bool) { return 0, false }

func part(t Time, name string, number int64, value int64) int64 { return value }

func Sleep(d Duration) { real.Sleep(real.Duration(d)) }

func (t *clockTimer) start(d, period Duration, c chan Time, f func()) {
	s := &t.state
	s.m.Lock()
	defer s.m.Unlock()
	s.send = c
	s.fire = f
	t.set(d, period)
}

func (t *clockTimer) set(d, period Duration) {
	s := &t.state
	s.seq++
	seq := s.seq
	s.real = real.AfterFunc(real.Duration(d), func() {
		s.m.Lock()
		defer s.m.Unlock()
		if s.seq != seq {
			return
		}
		if s.fire != nil {
			go s.fire()
		} else {
			select {
			case s.send <- Now():
			default:
			}
		}
		s.real = nil
		if period > 0 {
			t.set(period, period)
		}
	})
}

func (t *clockTimer) stop() bool {
	s := &t.state
	s.m.Lock()
	defer s.m.Unlock()
	return t.clear()
}

func (t *clockTimer) clear() bool {
	s := &t.state
	pending := s.real != nil
	if pending {
		s.real.Stop()
	}
	s.seq++
	s.real = nil
	if s.send != nil {
		select {
		case <-s.send:
			pending = true
		default:
		}
	}
	return pending
}

func (t *clockTimer) reset(d, period Duration) bool {
	s := &t.state
	s.m.Lock()
	defer s.m.Unlock()
	pending := t.clear()
	t.set(d, period)
	return pending
}
