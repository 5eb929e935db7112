// want:
package main

func main() {
	c := make(chan int)
	quit := make(chan bool)
	go func() {
		for {
			select {
			case c <- 1:
			case <-quit:
				return
			}
		}
	}()
	for i := 0; i < 2; i++ {
		<-c
	}
	close(quit)
	for {
		select {
		case <-c:
		case <-quit:
			return
		}
	}
}
