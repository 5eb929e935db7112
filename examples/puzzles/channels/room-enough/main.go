package main

// store puts three values into a buffer of n, and takes one out at the end.
func store(n int) int {
	c := make(chan int, n)
	c <- 1
	c <- 2
	c <- 3
	return <-c
}
