package example

// Sum ranges over what the producer sends until it closes the channel.
func Sum(n int) int {
	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for i := 0; i < n; i++ {
			numbers <- i
		}
	}()
	sum := 0
	for number := range numbers {
		sum += number
	}
	return sum
}
