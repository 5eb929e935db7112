package example

// Shares lets two producers send equal shares.
func Shares(n int) {
	c := make(chan int)
	for p := 0; p < 2; p++ {
		go func() {
			for i := 0; i < n/2; i++ {
				c <- i
			}
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}
