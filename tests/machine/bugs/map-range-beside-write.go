// want: no-panic, race-free
package main

func main() {
	prices := map[int]int{1: 1}
	done := make(chan int)
	go func() {
		for key := range prices {
			_ = key
		}
		done <- 1
	}()
	prices[2] = 3
	<-done
}
