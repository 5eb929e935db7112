// go-select: which of two channels of the fragment is ready first is no parameter.
package fanin

func source(n int, out chan<- int) {
	for i := 0; i < n; i++ {
		out <- i
	}
}

func FanIn(n int) int {
	a, b := make(chan int), make(chan int)
	go source(n, a)
	go source(n, b)
	sum := 0
	for i := 0; i < 2*n; i++ {
		select {
		case v := <-a:
			sum += v
		case v := <-b:
			sum -= v
		}
	}
	return sum
}
