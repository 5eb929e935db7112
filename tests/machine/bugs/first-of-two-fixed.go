// want: eventual-reception
package main

func main() {
	c := make(chan int, 2)
	for i := 0; i < 2; i++ {
		go func(i int) { c <- i }(i)
	}
	<-c
}
