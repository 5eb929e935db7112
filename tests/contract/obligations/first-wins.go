package main

//@ sends c 1
func ask(c chan int) { c <- 1 }

func first() int {
	c := make(chan int) // want obligation_error:sender_blocked
	go ask(c)
	go ask(c)
	return <-c
}

func firstBuffered() int {
	c := make(chan int, 1)
	go ask(c)
	go ask(c)
	return <-c
}

func literal(n int) int {
	c := make(chan int, 1)
	//@ sends c 1
	go func() { c <- n }()
	return <-c
}
