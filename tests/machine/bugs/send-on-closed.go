// want: channel-safety
package main

func main() {
	c := make(chan int, 1)
	go func() { c <- 1 }()
	close(c)
	<-c
}
