// want:
package main

func main() {
	c := make(chan int)
	go func() {
		for v := range c {
			_ = v
		}
	}()
	for i := 0; ; i = 1 - i {
		c <- i
	}
}
