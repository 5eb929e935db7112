package phases

import "sync"

type pipeline struct {
	readers sync.WaitGroup
	writers sync.WaitGroup
	data    chan []byte
	n       int
}

func (p *pipeline) read(i int) {
	defer p.readers.Done()
	p.data <- []byte{byte(i)}
}

func (p *pipeline) write() {
	defer p.writers.Done()
	<-p.data
}

func (p *pipeline) start() {
	p.readers.Add(p.n)
	p.writers.Add(p.n)
	for i := 0; i < p.n; i++ {
		go p.read(i)
		go p.write()
	}
}

// Copy has as many readers as writers.
func Copy(n int) {
	p := &pipeline{n: n, data: make(chan []byte)}
	p.start()
	p.readers.Wait()
	p.writers.Wait()
}
