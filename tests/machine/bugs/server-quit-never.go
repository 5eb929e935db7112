// want:
package main

type req struct{ reply chan int }

func main() {
	reqs := make(chan req)
	quit := make(chan bool)
	go func() {
		for {
			select {
			case r := <-reqs:
				r.reply <- 1
			case <-quit:
				return
			}
		}
	}()
	for {
		r := req{make(chan int)}
		reqs <- r
		<-r.reply
	}
}
