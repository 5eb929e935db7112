package capacity

type buffer struct {
	slots chan []byte
}

func newBuffer(n int) *buffer {
	return &buffer{slots: make(chan []byte, n)}
}

func (b *buffer) fill() {
	for i := 0; i < cap(b.slots); i++ {
		b.slots <- make([]byte, 512)
	}
}

func (b *buffer) get() []byte { return <-b.slots }

// Take fills a buffer and takes k out of it.
func Take(n, k int) int {
	b := newBuffer(n)
	b.fill()
	total := 0
	for i := 0; i < k; i++ {
		total += len(b.get())
	}
	return total
}
