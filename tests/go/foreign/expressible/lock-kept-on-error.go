package quota

import (
	"errors"
	"sync"
)

type quota struct {
	mu   sync.Mutex
	used int
	max  int
}

func (q *quota) reserve(n int) error {
	q.mu.Lock()
	if q.used+n > q.max {
		return errors.New("quota exceeded")
	}
	q.used += n
	q.mu.Unlock()
	return nil
}

// Reserve keeps the lock where the quota is exceeded.
func Reserve(first, second, max int) error {
	q := &quota{max: max}
	if err := q.reserve(first); err != nil {
		return err
	}
	return q.reserve(second)
}
