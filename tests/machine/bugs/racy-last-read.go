// want: race-free
package main

import "time"

var counter int

// What main does last races with who has ended by then; main returns all the same.
func main() {
	go func() { counter++ }()
	time.Sleep(time.Second)
	println(counter)
}
