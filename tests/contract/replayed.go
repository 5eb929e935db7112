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

// Who may touch the first element knows that there is one.
//@ requires acc(&s[0])
func first(s []int, n int) { // no run
	i := 0
	for k := 0; k < n; k++ {
		i = 0
	}
	s[i] = 1
}

//@ requires len(s) > 0 && acc(&s[0])
//@ ensures len(s) > 0 && acc(&s[0]) && s[0] > x
func stores(s []int, x int) { // run
	s[0] = x
}

//@ requires forall i int :: 0 <= i && i < n ==> acc(&s[i])
func last(s []int, n int) { // no run
	i := 0
	for k := 0; k < n; k++ {
		i = k
	}
	if n > 0 {
		s[i] = 1
	}
}

// Two rights to elements say that these are two.
//@ requires acc(&s[i]) && acc(&s[j])
//@ ensures r == 0
func apart(s []int, i, j int) (r int) { // no run
	for k := 0; k < 3; k++ {
		r = 0
	}
	if i == j {
		r = 1
	}
	return
}

// The assertion means the ghost variable.
func ghostly(x int) { // no run
	y := 0
	for i := 0; i < x; i++ {
		y += 2
	}
	if y >= 0 {
		//@ ghost x := y
		//@ assert x % 2 == 0
	}
}

// Contracts count below zero, whatever the type.
//@ ensures r % 2 == 0 && a - b - a <= 0
func unsigned(a, b uint) (r int) { // no run
	for i := 0; i < 3; i++ {
		r += 2
	}
	return
}

//@ ensures r > a
func narrow(a int8) (r int) { // run
	return int(a)
}
