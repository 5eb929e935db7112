// want:
package main

import (
	"time"
)

func main() {
	c := make(chan int)
	go func() {
		time.Sleep(10 * time.Millisecond)
		c <- 1
	}()
	<-c
}
