// want:
package main

import (
	"sync"
)

func main() {
	c := make(chan int)
	done := make(chan bool)
	var once sync.Once
	for i := 0; i < 2; i++ {
		go func() {
			once.Do(func() { close(c) })
			done <- true
		}()
	}
	<-done
	<-done
}
