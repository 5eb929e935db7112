package main

//@ closes c
//@ requires n >= 0
//@ sends c n
func produce(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
	close(c)
}

//@ requires n >= 0
func collect(n int) int {
	c := make(chan int)
	go produce(c, n)
	sum := 0
	for v := range c {
		sum += v
	}
	return sum
}

//@ requires n >= 0
//@ sends c n
func noClose(c chan int, n int) {
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
}

//@ requires n >= 0
func hangs(n int) int {
	c := make(chan int) // want obligation_error:close_missing
	go noClose(c, n)
	sum := 0
	for v := range c {
		sum += v
	}
	return sum
}

//@ drains c
func consumer(c chan int) {
	for range c {
	}
}

//@ requires n >= 0
func other(n int) {
	c := make(chan int)
	go consumer(c)
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		c <- i
	}
	close(c)
}
