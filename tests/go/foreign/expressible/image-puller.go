package images

import (
	"errors"
	"sync"
)

type Options struct {
	Parallelism int
	Retries     int
}

type Puller struct {
	opts Options
}

func (o *Options) complete() {
	if o.Parallelism == 0 {
		o.Parallelism = 4
	}
}

func (p *Puller) pullOne(ref string) error {
	for attempt := 0; attempt < p.opts.Retries; attempt++ {
		if ref != "" {
			return nil
		}
	}
	return errors.New("cannot pull " + ref)
}

// PullAll limits the number of pulls at a time by a semaphore.
func (p *Puller) PullAll(refs []string) []error {
	p.opts.complete()
	sem := make(chan struct{}, p.opts.Parallelism)
	errs := make([]error, len(refs))
	var wg sync.WaitGroup
	for i, ref := range refs {
		wg.Add(1)
		go func(i int, ref string) {
			defer wg.Done()
			sem <- struct{}{}
			defer func() { <-sem }()
			errs[i] = p.pullOne(ref)
		}(i, ref)
	}
	wg.Wait()
	return errs
}
