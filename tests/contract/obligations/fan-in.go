package main

//@ sends c 1
func worker(c chan int, x int) {
	c <- x
}

//@ requires n >= 0
func fanIn(n int) int {
	c := make(chan int)
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		go worker(c, i)
	}
	sum := 0
	//@ invariant 0 <= j && j <= n
	//@ recvs c (n - j)
	for j := 0; j < n; j++ {
		sum += <-c
	}
	return sum
}
