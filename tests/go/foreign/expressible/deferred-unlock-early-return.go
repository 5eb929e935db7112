package registry

import (
	"errors"
	"sync"
)

type entry struct {
	name string
	refs int
}

type registry struct {
	mu      sync.Mutex
	entries []entry
}

func (r *registry) add(name string, ready chan<- struct{}) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range r.entries {
		if r.entries[i].name == name {
			return errors.New("exists")
		}
	}
	r.entries = append(r.entries, entry{name: name})
	ready <- struct{}{}
	return nil
}

// Register holds the lock while it signals; on an error nobody signals.
func Register(name string) error {
	r := &registry{}
	ready := make(chan struct{})
	errc := make(chan error, 1)
	go func() {
		errc <- r.add(name, ready)
	}()
	<-ready
	return <-errc
}
