// want: no-deadlock
package main

func main() {
	var c chan int
	go func() {
		for v := range c {
			_ = v
		}
	}()
	c <- 1
}
