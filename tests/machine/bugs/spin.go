// want: terminates, no-leak
package main

func main() {
	c := make(chan int)
	go func() {
		for {
		}
	}()
	go func() { c <- 1 }()
	select {
	case <-c:
	}
	c <- 2
}
