package stats

import "sync"

type stats struct {
	sync.RWMutex
	counts map[string]int
}

func (s *stats) hit(key string) {
	s.Lock()
	defer s.Unlock()
	s.counts[key]++
}

func (s *stats) read(key string) int {
	s.RLock()
	defer s.RUnlock()
	return s.counts[key]
}

// Replay plays hits and tells each one's number.
func Replay(keys []string) []int {
	s := &stats{counts: make(map[string]int, len(keys))}
	seen := make(chan int)
	go func() {
		for _, key := range keys {
			s.hit(key)
			seen <- s.read(key)
		}
	}()
	numbers := make([]int, 0, len(keys))
	for range keys {
		numbers = append(numbers, <-seen)
	}
	return numbers
}
