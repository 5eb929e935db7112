package main

// first runs n attempts at the same time, and returns the result of the first that ends.
func first(n int, attempt func(int) int) int {
	results := make(chan int)
	for i := 0; i < n; i++ {
		i := i
		go func() {
			results <- attempt(i)
		}()
	}
	return <-results
}
