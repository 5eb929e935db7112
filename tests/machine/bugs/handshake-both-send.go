// want: no-deadlock
package main

func main() {
	a, b := make(chan int), make(chan int)
	go func() {
		a <- 1
		<-b
	}()
	b <- 1
	<-a
}
