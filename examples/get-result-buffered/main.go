package example

// GetResult asks x workers; there is room for every answer.
func GetResult(x int) int {
	c := make(chan int, x)
	for i := 0; i < x; i++ {
		go func() {
			c <- work()
		}()
	}
	return <-c
}

func work() int { return 42 }
