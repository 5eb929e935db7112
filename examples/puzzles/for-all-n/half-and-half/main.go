package main

// relay sends n values and receives k of them, unless it is told to be quiet.
func relay(n int, k int, quiet bool) {
	c := make(chan int)
	if !quiet {
		go func() {
			for i := 0; i < n; i++ {
				c <- i
			}
		}()
	}
	for i := 0; i < k; i++ {
		<-c
	}
}
