// want: channel-safety
package main

func main() {
	c := make(chan int)
	done := make(chan bool)
	for i := 0; i < 2; i++ {
		go func() {
			close(c)
			done <- true
		}()
	}
	<-done
	<-done
}
