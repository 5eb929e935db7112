package example

// Sum adds up what the producer sends, counting down.
func Sum(n int) int {
	numbers := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			numbers <- i
		}
	}()
	sum := 0
	for left := n; left > 0; left-- {
		sum += <-numbers
	}
	return sum
}
