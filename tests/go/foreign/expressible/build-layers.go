package builder

import (
	"fmt"
	"strings"
	"sync"
)

type layer struct {
	id     string
	parent *layer
}

type Builder struct {
	Out    *strings.Builder
	NoCopy bool
	layers []*layer
}

type progress struct {
	sync.Mutex
	done int
}

func (p *progress) inc() int {
	p.Lock()
	defer p.Unlock()
	p.done++
	return p.done
}

func (b *Builder) export(l *layer, p *progress, errs chan<- error) {
	var err error
	if l.id == "" {
		err = fmt.Errorf("layer without id")
	}
	p.inc()
	errs <- err
}

// Export exports all layers, or none if there is nothing to copy.
func (b *Builder) Export() error {
	if b.NoCopy {
		return nil
	}
	p := &progress{}
	errs := make(chan error, len(b.layers))
	for _, l := range b.layers {
		go b.export(l, p, errs)
	}
	var failures []string
	for i := 0; i < len(b.layers); i++ {
		err := <-errs
		if err != nil {
			failures = append(failures, err.Error())
		}
	}
	if len(failures) > 0 {
		return fmt.Errorf("export: %s", strings.Join(failures, "; "))
	}
	return nil
}
