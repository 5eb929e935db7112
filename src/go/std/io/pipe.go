package io

import "sync"

// A pipe hands bytes from writers to readers, and keeps none.
type pipe struct {
	writing sync.Mutex
	bytes   chan []byte
	taken   chan int

	once sync.Once
	done chan struct{}

	mu       sync.Mutex
	readErr  error
	writeErr error
}

type PipeReader struct {
	pipe *pipe
}

type PipeWriter struct {
	pipe *pipe
}

func Pipe() (*PipeReader, *PipeWriter) {
	p := &pipe{bytes: make(chan []byte), taken: make(chan int), done: make(chan struct{})}
	return &PipeReader{p}, &PipeWriter{p}
}

func (r *PipeReader) Read(data []byte) (n int, err error) {
	p := r.pipe
	select {
	case <-p.done:
		return 0, p.readFault()
	default:
	}
	select {
	case b := <-p.bytes:
		n = copy(data, b)
		p.taken <- n
		return n, nil
	case <-p.done:
		return 0, p.readFault()
	}
}

func (r *PipeReader) Close() error { return r.CloseWithError(nil) }

func (r *PipeReader) CloseWithError(err error) error {
	if err == nil {
		err = ErrClosedPipe
	}
	r.pipe.close(&r.pipe.readErr, err)
	return nil
}

// Write returns when readers have taken all, or the pipe is closed. An empty one waits for a reader, too.
func (w *PipeWriter) Write(data []byte) (n int, err error) {
	p := w.pipe
	select {
	case <-p.done:
		return 0, p.writeFault()
	default:
		p.writing.Lock()
		defer p.writing.Unlock()
	}
	for once := true; once || len(data) > 0; once = false {
		select {
		case p.bytes <- data:
			taken := <-p.taken
			data = data[taken:]
			n += taken
		case <-p.done:
			return n, p.writeFault()
		}
	}
	return n, nil
}

func (w *PipeWriter) Close() error { return w.CloseWithError(nil) }

func (w *PipeWriter) CloseWithError(err error) error {
	if err == nil {
		err = EOF
	}
	w.pipe.close(&w.pipe.writeErr, err)
	return nil
}

// close stores the error of one side, unless it has one.
func (p *pipe) close(side *error, err error) {
	p.mu.Lock()
	if *side == nil {
		*side = err
	}
	p.mu.Unlock()
	p.once.Do(func() { close(p.done) })
}

// readFault returns what a reader is told of the end: what the writer said, unless the reader closed it.
func (p *pipe) readFault() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.readErr == nil && p.writeErr != nil {
		return p.writeErr
	}
	return ErrClosedPipe
}

func (p *pipe) writeFault() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.writeErr == nil && p.readErr != nil {
		return p.readErr
	}
	return ErrClosedPipe
}
