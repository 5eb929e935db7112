package window

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

type Window struct {
	Size  int
	Limit int
}

// Fill sends as many as fit, and the reader takes as many as there are.
func (w Window) Fill(values []int) int {
	n := min(len(values), w.Limit)
	ch := make(chan int, w.Size)
	go func() {
		for i := 0; i < n; i++ {
			ch <- values[i]
		}
	}()
	sum := 0
	for i := 0; i < n; i++ {
		sum += <-ch
	}
	return sum
}
