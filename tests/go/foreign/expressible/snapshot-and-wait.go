package snapshot

import (
	"io"
	"log"
)

type Store struct {
	dir     string
	pending int
}

type pipe struct {
	donec chan struct{}
	errc  chan error
}

func (s *Store) writeTo(w io.Writer) error {
	_, err := io.WriteString(w, s.dir)
	return err
}

// Save runs the writer beside it and waits for both signals.
func (s *Store) Save(w io.Writer) error {
	p := pipe{
		donec: make(chan struct{}),
		errc:  make(chan error, 1),
	}
	go func(p *pipe) {
		defer func() { p.donec <- struct{}{} }()
		if err := s.writeTo(w); err != nil {
			log.Println("snapshot:", err)
			p.errc <- err
			return
		}
		p.errc <- nil
	}(&p)
	<-p.donec
	return <-p.errc
}
