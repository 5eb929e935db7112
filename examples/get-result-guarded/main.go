package example

// GetResult asks x workers, if there are any.
func GetResult(x int) int {
	if x <= 0 {
		return 0
	}
	c := make(chan int, x)
	for i := 0; i < x; i++ {
		go func() {
			c <- work()
		}()
	}
	return <-c
}

func work() int { return 42 }
