// Whoever gets the channel receives from it: that he does is granted.
package gen

func Generate(n int) <-chan int {
	out := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			out <- i
		}
	}()
	return out
}
