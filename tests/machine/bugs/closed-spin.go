// want: terminates
package main

func main() {
	c := make(chan int)
	go func() {
		for {
			<-c
		}
	}()
	close(c)
	d := make(chan int)
	go func() { d <- 1 }()
	<-d
	for {
		_, ok := <-c
		_ = ok
	}
}
