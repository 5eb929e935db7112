// go-select-in-loop: how often the timeout wins hangs on the run.
package polling

import "time"

func Poll(n int, patience time.Duration) (got int) {
	values := make(chan int)
	for i := 0; i < n; i++ {
		go func(i int) { values <- i }(i)
	}
	for i := 0; i < n; i++ {
		select {
		case <-values:
			got++
		case <-time.After(patience):
		}
	}
	return got
}
