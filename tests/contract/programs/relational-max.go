package max

//@ requires len(xs) > 0
//@ requires forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/4)
//@ ensures forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/4)
//@ ensures forall i int :: 0 <= i && i < len(xs) ==> xs[i] <= m
//@ ensures exists i int :: {&xs[i]} 0 <= i && i < len(xs) && xs[i] == m
//@ ensures 0 <= at && at < len(xs) && xs[at] == m
func max(xs []int) (m int, at int) {
	m = xs[0]
	//@ invariant 0 <= i && i <= len(xs) && 0 <= at && at < len(xs)
	//@ invariant forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k], 1/4)
	//@ invariant forall k int :: 0 <= k && k < i ==> xs[k] <= m
	//@ invariant xs[at] == m
	for i := 0; i < len(xs); i++ {
		if xs[i] > m {
			m = xs[i]
			at = i
		}
	}
	return m, at
}

//@ requires len(xs) > 0 && len(ys) > 0
//@ requires forall i int :: 0 <= i && i < len(xs) ==> acc(&xs[i], 1/2)
//@ requires forall i int :: 0 <= i && i < len(ys) ==> acc(&ys[i], 1/2)
//@ requires len(xs) == len(ys) && forall i int :: 0 <= i && i < len(xs) ==> xs[i] <= ys[i]
//@ ensures a <= b
func monotone(xs, ys []int) (a, b int) {
	a, i := max(xs)
	b, _ = max(ys)
	//@ assert xs[i] <= ys[i]
	return a, b
}
