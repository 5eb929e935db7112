package example

// Sum adds up what the producer sends.
func Sum(n int) int {
	numbers := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			numbers <- i
		}
	}()
	sum := 0
	for i := 0; i <= n; i++ {
		sum += <-numbers
	}
	return sum
}
