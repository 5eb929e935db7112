package sync

import (
	"math/rand"
	real "sync"
)

type mutexState struct{ m real.Mutex }

type rwMutexState struct{ m real.RWMutex }

type waitGroupState struct{ wg real.WaitGroup }

// What runs here has no others.
func doneByOthers(o *Once, f func()) {}

// Real notify lists cannot be reached from here; this one keeps the tickets in order.
type condState struct {
	m       real.Mutex
	tickets uint32
	queue   []waiting
}

type waiting struct {
	ticket uint32
	called chan struct{}
}

func (m *Mutex) Lock()         { m.state.m.Lock() }
func (m *Mutex) TryLock() bool { return m.state.m.TryLock() }
func (m *Mutex) Unlock()       { m.state.m.Unlock() }

func (rw *RWMutex) Lock()          { rw.state.m.Lock() }
func (rw *RWMutex) TryLock() bool  { return rw.state.m.TryLock() }
func (rw *RWMutex) Unlock()        { rw.state.m.Unlock() }
func (rw *RWMutex) RLock()         { rw.state.m.RLock() }
func (rw *RWMutex) TryRLock() bool { return rw.state.m.TryRLock() }
func (rw *RWMutex) RUnlock()       { rw.state.m.RUnlock() }

func (wg *WaitGroup) Add(delta int) { wg.state.wg.Add(delta) }
func (wg *WaitGroup) Wait()         { wg.state.wg.Wait() }

var calls real.Map

func (c *Cond) enqueue() uint32 {
	s := &c.state
	s.m.Lock()
	defer s.m.Unlock()
	s.tickets++
	w := waiting{s.tickets, make(chan struct{})}
	s.queue = append(s.queue, w)
	calls.Store(key{c, w.ticket}, w.called)
	return w.ticket
}

type key struct {
	c      *Cond
	ticket uint32
}

func (c *Cond) await(ticket uint32) {
	called, _ := calls.LoadAndDelete(key{c, ticket})
	<-called.(chan struct{})
}

func (c *Cond) Signal() {
	s := &c.state
	s.m.Lock()
	defer s.m.Unlock()
	if len(s.queue) > 0 {
		close(s.queue[0].called)
		s.queue = s.queue[1:]
	}
}

func (c *Cond) Broadcast() {
	s := &c.state
	s.m.Lock()
	defer s.m.Unlock()
	for _, w := range s.queue {
		close(w.called)
	}
	s.queue = nil
}

func choose(n int) int { return rand.Intn(n) }
