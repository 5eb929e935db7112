package search

// find looks for x in a sorted slice.
//
//@ requires forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/2)
//@ requires forall i, j int :: 0 <= i && i < j && j < len(xs) ==> xs[i] <= xs[j]
//@ ensures forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/2)
//@ ensures found ==> 0 <= at && at < len(xs) && xs[at] == x
//@ ensures !found ==> forall i int :: 0 <= i && i < len(xs) ==> xs[i] != x
func find(xs []int, x int) (at int, found bool) {
	low := 0
	high := len(xs)
	//@ invariant 0 <= low && low <= high && high <= len(xs)
	//@ invariant forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/2)
	//@ invariant forall i, j int :: 0 <= i && i < j && j < len(xs) ==> xs[i] <= xs[j]
	//@ invariant forall i int :: 0 <= i && i < low ==> xs[i] < x
	//@ invariant forall i int :: high <= i && i < len(xs) ==> x < xs[i]
	for low < high {
		middle := low + (high-low)/2
		if xs[middle] == x {
			return middle, true
		}
		if xs[middle] < x {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return 0, false
}
