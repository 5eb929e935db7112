// want: no-leak
package main

func gen() <-chan int {
	c := make(chan int)
	go func() {
		for i := 0; ; i++ {
			c <- i
		}
	}()
	return c
}

func main() {
	c := gen()
	<-c
	<-c
}
