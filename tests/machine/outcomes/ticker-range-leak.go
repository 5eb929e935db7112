package main

import (
	"time"
)

func main() {
	t := time.NewTicker(time.Millisecond)
	done := make(chan bool, 1)
	go func() {
		for range t.C {
			select {
			case done <- true:
			default:
			}
		}
	}()
	<-done
	t.Stop()
}
