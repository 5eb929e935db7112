package sums

type span struct{ from, to int }

func sum(values []int, s span, out chan<- int) {
	total := 0
	for i := s.from; i < s.to; i++ {
		total += values[i]
	}
	out <- total
}

// Sum splits the values in the middle.
func Sum(values []int) int {
	n := len(values)
	if n == 0 {
		return 0
	}
	mid := n / 2
	out := make(chan int)
	go sum(values, span{0, mid}, out)
	go sum(values, span{mid, n}, out)
	left, right := <-out, <-out
	return left + right
}
