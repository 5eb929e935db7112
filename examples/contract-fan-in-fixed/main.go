package example

//@ sends c 1
func work(c chan int, x int) { c <- x * x }

// Sum adds what n workers find.
//@ requires n >= 0
func Sum(n int) int {
	c := make(chan int)
	//@ invariant 0 <= i && i <= n
	//@ sends c (n - i)
	for i := 0; i < n; i++ {
		go work(c, i)
	}
	sum := 0
	//@ invariant 0 <= i && i <= n
	//@ recvs c (n - i)
	for i := 0; i < n; i++ {
		sum += <-c
	}
	return sum
}
