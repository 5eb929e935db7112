// want: no-leak
package main

import (
	"time"
)

func main() {
	c := make(chan int)
	go func() { c <- 1 }()
	select {
	case <-c:
	case <-time.After(time.Second):
	}
}
