// go-unknown-channel: which of the channels an index means is known while it runs only.
package lanes

func Lanes(n, messages int) {
	lanes := make([]chan int, n)
	for i := range lanes {
		lanes[i] = make(chan int)
		go func(in chan int) {
			<-in
		}(lanes[i])
	}
	for m := 0; m < messages; m++ {
		lanes[m%n] <- m
	}
}
