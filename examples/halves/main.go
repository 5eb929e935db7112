package example

// Halves produces from two sides and consumes everything.
func Halves(n int) {
	c := make(chan int)
	half := n / 2
	go func() {
		for i := 0; i < half; i++ {
			c <- i
		}
	}()
	go func() {
		for i := half; i < n; i++ {
			c <- i
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
}
