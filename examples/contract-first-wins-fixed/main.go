package example

//@ sends c 1
func ask(c chan int, server int) { c <- server }

// First takes whichever answer comes first; the buffer takes the other one.
func First() int {
	c := make(chan int, 1)
	go ask(c, 1)
	go ask(c, 2)
	return <-c
}
