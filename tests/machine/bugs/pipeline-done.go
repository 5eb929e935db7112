// want:
package main

func gen(done <-chan bool) <-chan int {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 0; i < 3; i++ {
			select {
			case c <- i:
			case <-done:
				return
			}
		}
	}()
	return c
}

func main() {
	done := make(chan bool)
	c := gen(done)
	<-c
	close(done)
}
