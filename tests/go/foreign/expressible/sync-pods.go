package kubelet

import (
	"sync"
)

type Pod struct {
	Name  string
	Ready bool
}

type syncer struct {
	mu     sync.Mutex
	failed map[string]error
}

func newSyncer() *syncer {
	return &syncer{failed: make(map[string]error)}
}

func (s *syncer) markFailed(name string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.failed[name] = err
}

func (s *syncer) failures() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.failed)
}

// SyncPods syncs each pod in a goroutine of its own and reports how many failed.
func SyncPods(pods []*Pod, syncOne func(*Pod) error) int {
	s := newSyncer()
	var wg sync.WaitGroup
	wg.Add(len(pods))
	for _, pod := range pods {
		go func(p *Pod) {
			defer wg.Done()
			if err := syncOne(p); err != nil {
				s.markFailed(p.Name, err)
				return
			}
			p.Ready = true
		}(pod)
	}
	wg.Wait()
	return s.failures()
}
