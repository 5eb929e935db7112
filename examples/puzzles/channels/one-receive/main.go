package main

// first starts n senders and receives once.
func first(n int) int {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() {
			c <- 1
		}()
	}
	return <-c
}
