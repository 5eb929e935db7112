package main

// ask sends one question to n servers and takes the first answer.
func ask(n int) int {
	answers := make(chan int)
	for i := 0; i < n; i++ {
		go func() {
			answers <- i
		}()
	}
	return <-answers
}
