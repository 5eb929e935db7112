// go-endless-loop: a select in an endless loop chooses anew in every turn.
package loop

import "time"

type state struct{ n int }

func Loop(updates int, tick time.Duration) int {
	in := make(chan int)
	stop := make(chan struct{}, 1)
	go func() {
		for i := 0; i < updates; i++ {
			in <- i
		}
		stop <- struct{}{}
	}()
	var s state
	for {
		select {
		case v := <-in:
			s.n += v
		case <-stop:
			return s.n
		}
	}
}
