package example

//@ sends c 1
func ask(c chan int, server int) { c <- server }

// First takes whichever answer comes first; nobody takes the other one.
func First() int {
	c := make(chan int)
	go ask(c, 1)
	go ask(c, 2)
	return <-c
}
