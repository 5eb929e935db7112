package ticker

import "time"

type Poller struct {
	interval time.Duration
	fetch    func() int
}

// Once polls one time, unless it is told to stop before.
func (p *Poller) Once() int {
	quit := make(chan struct{}, 1)
	out := make(chan int, 1)
	go func() {
		select {
		case <-quit:
			return
		case <-time.After(p.interval):
			out <- p.fetch()
		}
	}()
	go func() { quit <- struct{}{} }()
	select {
	case v := <-out:
		return v
	case <-time.After(2 * p.interval):
		return -1
	}
}
