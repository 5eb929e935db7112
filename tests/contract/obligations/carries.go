package main

//@ carries c: v > 0
//@ sends c 1
func positive(c chan int, x int) {
	if x > 0 {
		c <- x
	} else {
		c <- 1
	}
}

//@ carries c: v > 0
//@ sends c 1
func wrong(c chan int, x int) {
	c <- x // want send_error:assertion_error
}

//@ ensures r > 0
func use(x int) (r int) {
	//@ carries c: v > 0
	c := make(chan int)
	go positive(c, x)
	r = <-c
	return
}

//@ ensures r > 0
func unsaid(x int) (r int) {
	c := make(chan int)
	go positive(c, x) // want precondition_error:assertion_error
	r = <-c
	return
}
