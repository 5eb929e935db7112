// want: no-deadlock
package main

import "runtime"

func main() {
	done := make(chan int)
	go func() { <-done }()
	defer close(done)
	runtime.Goexit()
}
