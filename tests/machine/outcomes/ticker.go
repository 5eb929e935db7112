package main

import (
	"fmt"
	"time"
)

func main() {
	t := time.NewTicker(time.Millisecond)
	done := make(chan bool)
	n := 0
	go func() {
		for range t.C {
			n++
			if n == 2 {
				t.Stop()
				done <- true
				return
			}
		}
	}()
	<-done
	fmt.Println(n)
}
