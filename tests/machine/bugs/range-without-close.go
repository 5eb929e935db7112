// want: no-deadlock
package main

func main() {
	c := make(chan int)
	go func() {
		for i := 0; i < 3; i++ {
			c <- i
		}
	}()
	for v := range c {
		_ = v
	}
}
