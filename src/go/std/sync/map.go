package sync

// A Map is a map that goroutines may use at the same time. A key that cannot be compared panics with the
// lock held, hence the deferred unlocks.
type Map struct {
	m       Mutex
	entries map[any]any
}

func (m *Map) Load(key any) (value any, ok bool) {
	m.m.Lock()
	defer m.m.Unlock()
	value, ok = m.entries[key]
	return value, ok
}

func (m *Map) Store(key, value any) { m.Swap(key, value) }

// Clear deletes all entries.
func (m *Map) Clear() {
	m.m.Lock()
	defer m.m.Unlock()
	m.entries = nil
}

// LoadOrStore returns the value that is there, or stores the one that is given.
func (m *Map) LoadOrStore(key, value any) (actual any, loaded bool) {
	m.m.Lock()
	defer m.m.Unlock()
	actual, loaded = m.entries[key]
	if !loaded {
		m.set(key, value)
		actual = value
	}
	return actual, loaded
}

func (m *Map) LoadAndDelete(key any) (value any, loaded bool) {
	m.m.Lock()
	defer m.m.Unlock()
	value, loaded = m.entries[key]
	delete(m.entries, key)
	return value, loaded
}

func (m *Map) Delete(key any) { m.LoadAndDelete(key) }

// Swap stores a value and returns the one that was there.
func (m *Map) Swap(key, value any) (previous any, loaded bool) {
	m.m.Lock()
	defer m.m.Unlock()
	previous, loaded = m.entries[key]
	m.set(key, value)
	return previous, loaded
}

// CompareAndSwap stores a new value if the old one is there.
func (m *Map) CompareAndSwap(key, old, new any) (swapped bool) {
	m.m.Lock()
	defer m.m.Unlock()
	value, ok := m.entries[key]
	swapped = ok && value == old
	if swapped {
		m.set(key, new)
	}
	return swapped
}

// CompareAndDelete deletes the entry if it has the old value.
func (m *Map) CompareAndDelete(key, old any) (deleted bool) {
	m.m.Lock()
	defer m.m.Unlock()
	value, ok := m.entries[key]
	deleted = ok && value == old
	if deleted {
		delete(m.entries, key)
	}
	return deleted
}

// Range calls f for every key that was there when it began and is still there when its turn comes.
func (m *Map) Range(f func(key, value any) bool) {
	m.m.Lock()
	keys := make([]any, 0, len(m.entries))
	for key := range m.entries {
		keys = append(keys, key)
	}
	m.m.Unlock()
	for _, key := range keys {
		value, ok := m.Load(key)
		if ok && !f(key, value) {
			return
		}
	}
}

func (m *Map) set(key, value any) {
	if m.entries == nil {
		m.entries = map[any]any{}
	}
	m.entries[key] = value
}
