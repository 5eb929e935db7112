// want:
package main

func main() {
	c := make(chan int)
	go func() { close(c) }()
	for {
		select {
		case <-c:
			return
		default:
		}
	}
}
