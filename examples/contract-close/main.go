package example

// produce promises to close, and does not.
//@ requires n >= 0
//@ sends c n
//@ closes c
func produce(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
}

// Total adds until the channel is closed.
//@ requires n >= 0
func Total(n int) int {
	c := make(chan int)
	go produce(c, n)
	sum := 0
	for x := range c {
		sum += x
	}
	return sum
}
