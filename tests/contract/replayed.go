package main

//@ ensures r >= 0
func sub(n, m int) (r int) { // run
	return n - m
}

//@ requires i >= 0
//@ requires forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
func index(s []int, i int) (r int) { // run
	return s[i]
}

func divide(n, m int) (r int) { // run
	if n > 3 {
		return n / m
	}
	return 0
}

//@ requires forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
//@ ensures forall k int :: 0 <= k && k < len(s) ==> acc(&s[k])
//@ ensures forall k int :: 0 <= k && k < len(s) ==> s[k] == old(s[k])
func bump(s []int) { // run
	if len(s) > 1 {
		s[1]++
	}
}

func says(n int) { // run
	if n > 2 {
		//@ assert n > 3
	}
}

//@ requires acc(p)
//@ ensures acc(p) && *p == old(*p)
func inc(p *int) { // run
	*p++
}

func stops(b bool) { // run
	if !b {
		panic("no")
	}
}

// What is asked for is met by no value that is tried.
//@ requires n > 1000 && n < 1002
//@ ensures r < 1001
func far(n int) (r int) { // no run
	return n
}

// It holds, but the invariant says too little.
//@ ensures r >= n
func weak(n int) (r int) { // no run
	r = n
	//@ invariant true
	for i := 0; i < 3; i++ {
		r++
	}
	return
}

// Nothing goes wrong when it runs: only the right to it is missing.
//@ requires p != nil
//@ ensures r == r
func reads(p *int) (r int) { // no run
	r = *p
	return
}

//@ pred positive(p *int) { acc(p) && *p > 0 }

// Whether the predicate holds is not looked at.
//@ requires positive(p)
//@ ensures r > 1
func inside(p *int) (r int) { // no run
	//@ unfold positive(p)
	r = *p
	return
}
