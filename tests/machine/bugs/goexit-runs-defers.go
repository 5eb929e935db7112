// want:
package main

import (
	"runtime"
)

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		runtime.Goexit()
	}()
	<-done
}
