package example

// GetResult asks x workers and takes the first answer.
func GetResult(x int) int {
	c := make(chan int)
	for i := 0; i < x; i++ {
		go func() {
			c <- work()
		}()
	}
	return <-c
}

func work() int { return 42 }
