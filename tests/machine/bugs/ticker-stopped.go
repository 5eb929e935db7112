// want: no-leak
package main

import (
	"time"
)

func main() {
	t := time.NewTicker(time.Second)
	done := make(chan bool)
	go func() {
		for range t.C {
		}
		done <- true
	}()
	t.Stop()
}
