package shard

import (
	"errors"
	"sync"
)

type Shard struct{ rows []int }

type Scanner struct {
	sync.Mutex
	shards []Shard
	total  int
	errs   []error
}

func (sc *Scanner) add(n int) {
	sc.Lock()
	sc.total += n
	sc.Unlock()
}

func (sc *Scanner) fail(err error) {
	sc.Lock()
	defer sc.Unlock()
	sc.errs = append(sc.errs, err)
}

func (sc *Scanner) scan(wg *sync.WaitGroup, s Shard) {
	defer wg.Done()
	if len(s.rows) == 0 {
		sc.fail(errors.New("empty shard"))
		return
	}
	sc.add(len(s.rows))
}

// ScanAll scans the shards side by side; the scanner embeds the lock of its own.
func ScanAll(shards []Shard) (int, []error) {
	sc := &Scanner{shards: shards}
	wg := &sync.WaitGroup{}
	for _, s := range sc.shards {
		wg.Add(1)
		go sc.scan(wg, s)
	}
	wg.Wait()
	return sc.total, sc.errs
}
