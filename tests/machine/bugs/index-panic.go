// want: no-panic
package main

func main() {
	c := make(chan int)
	go func() { c <- 3 }()
	xs := []int{1, 2, 3}
	_ = xs[<-c]
}
