package main

//@ sends c 1 // want obligation_error:send_missing
func worker(c chan int, x int) {
	if x == 3 {
		return
	}
	c <- x
}
