package sync

// A Locker can be locked and unlocked.
type Locker interface {
	Lock()
	Unlock()
}

// Only natives touch it: who holds the lock, and who waits in which order.
type mutexState struct{}

// Only natives touch it: the writer or the readers, and who waits in which order.
type rwMutexState struct{}

// A Mutex is held by nobody or by one. Anybody may unlock it.
type Mutex struct {
	state mutexState
}

func (m *Mutex) Lock()

func (m *Mutex) TryLock() bool

func (m *Mutex) Unlock()

// An RWMutex is held by nobody, by one writer, or by readers. A writer that waits keeps new readers out.
type RWMutex struct {
	state rwMutexState
}

func (rw *RWMutex) Lock()

func (rw *RWMutex) TryLock() bool

func (rw *RWMutex) Unlock()

func (rw *RWMutex) RLock()

func (rw *RWMutex) TryRLock() bool

func (rw *RWMutex) RUnlock()

type readLocker struct {
	rw *RWMutex
}

func (l readLocker) Lock() { l.rw.RLock() }

func (l readLocker) Unlock() { l.rw.RUnlock() }

// RLocker returns a Locker that locks for reading.
func (rw *RWMutex) RLocker() Locker { return readLocker{rw} }
