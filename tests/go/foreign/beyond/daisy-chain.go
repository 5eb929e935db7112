// go-unknown-channel: every turn links a new channel to the last one.
package chain

func link(left, right chan int) {
	left <- 1 + <-right
}

func Chain(n int) int {
	leftmost := make(chan int)
	right := leftmost
	left := leftmost
	for i := 0; i < n; i++ {
		right = make(chan int)
		go link(left, right)
		left = right
	}
	go func(c chan int) { c <- 1 }(right)
	return <-leftmost
}
