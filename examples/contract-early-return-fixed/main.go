package example

// answer sends one answer on each path.
//@ sends c 1
func answer(c chan int, x int) {
	if x < 0 {
		c <- 0
		return
	}
	c <- x
}

// Ask waits for the answer that was promised.
func Ask(x int) int {
	c := make(chan int)
	go answer(c, x)
	return <-c
}
