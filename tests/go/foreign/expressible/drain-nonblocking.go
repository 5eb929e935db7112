package drain

type queue struct {
	ch chan int
}

func (q *queue) offer(v int) bool {
	select {
	case q.ch <- v:
		return true
	default:
		return false
	}
}

func (q *queue) poll() (int, bool) {
	select {
	case v := <-q.ch:
		return v, true
	default:
		return 0, false
	}
}

// OfferOne never blocks, neither when it writes nor when it reads.
func OfferOne(size, v int) int {
	q := &queue{ch: make(chan int, size)}
	if !q.offer(v) {
		return -1
	}
	got, ok := q.poll()
	if !ok {
		return -1
	}
	return got
}
