package example

// Race asks both and takes the first answer.
func Race(left, right func() int) int {
	a, b := make(chan int, 1), make(chan int, 1)
	go func() { a <- left() }()
	go func() { b <- right() }()
	select {
	case value := <-a:
		return value
	case value := <-b:
		return value
	}
}
