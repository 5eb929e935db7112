// want: no-leak
package main

func main() {
	c := make(chan int)
	d := make(chan int)
	go func() { d <- 1 }()
	go func() {
		for v := range c {
			_ = v
		}
	}()
	for {
		c <- 1
	}
}
