package example

// Numbers hands out a channel.
func Numbers(n int) <-chan int {
	numbers := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			numbers <- i
		}
	}()
	return numbers
}
