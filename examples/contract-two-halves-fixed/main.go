package example

// fill writes v into all of xs.
//@ requires forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k])
//@ sends done 1
func fill(xs []int, v int, done chan bool) {
	//@ invariant 0 <= i && i <= len(xs)
	//@ invariant forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k])
	for i := 0; i < len(xs); i++ {
		xs[i] = v
	}
	done <- true
}

// Both gives each goroutine a half of its own.
//@ requires n > 0
func Both(n int) {
	xs := make([]int, 2*n)
	done := make(chan bool)
	go fill(xs[:n], 1, done)
	go fill(xs[n:], 2, done)
	<-done
	<-done
}
