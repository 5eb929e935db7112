// want: terminates
package main

func main() {
	c := make(chan int)
	for {
		select {
		case <-c:
			return
		default:
		}
	}
}
