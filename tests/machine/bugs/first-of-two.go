// want: no-leak
package main

func main() {
	c := make(chan int)
	for i := 0; i < 2; i++ {
		go func(i int) { c <- i }(i)
	}
	<-c
}
