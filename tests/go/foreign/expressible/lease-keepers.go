package lease

import (
	"sync"
	"time"
)

type Lease struct {
	id  int64
	ttl time.Duration
}

type Lessor struct {
	mu     sync.Mutex
	leases map[int64]*Lease
}

func (le *Lessor) renew(id int64) time.Duration {
	le.mu.Lock()
	l, ok := le.leases[id]
	if !ok {
		le.mu.Unlock()
		return -1
	}
	l.ttl += time.Second
	ttl := l.ttl
	le.mu.Unlock()
	return ttl
}

// RenewAll renews the leases of a new lessor and adds up what they have left.
func RenewAll(ids []int64) time.Duration {
	lessor := &Lessor{leases: map[int64]*Lease{}}
	for _, id := range ids {
		lessor.leases[id] = &Lease{id: id}
	}
	ttls := make(chan time.Duration)
	for _, id := range ids {
		go func(id int64) { ttls <- lessor.renew(id) }(id)
	}
	var sum time.Duration
	for range ids {
		if ttl := <-ttls; ttl > 0 {
			sum += ttl
		}
	}
	return sum
}
