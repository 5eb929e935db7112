package example

// Play plays the given number of rounds.
func Play(rounds int) {
	ping, pong := make(chan int), make(chan int)
	go func() {
		for i := 0; i < rounds; i++ {
			pong <- <-ping
		}
	}()
	for i := 0; i < rounds; i++ {
		ping <- i
		<-pong
	}
}
