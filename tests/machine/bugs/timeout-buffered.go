// want: eventual-reception
package main

import (
	"time"
)

func main() {
	c := make(chan int, 1)
	go func() { c <- 1 }()
	select {
	case <-c:
	case <-time.After(time.Second):
	}
}
