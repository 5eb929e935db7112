package main

// main lets one of the attempts wait until first has returned.
func main() {
	if first(1, func(i int) int { return 7 }) != 7 {
		panic("first does not return the result")
	}
	hold(2, 0)
	hold(2, 1)
	hold(3, 0)
	hold(4, 3)
}

func hold(n int, slow int) {
	returned := make(chan bool)
	got := first(n, func(i int) int {
		if i == slow {
			<-returned
		}
		return i
	})
	if got == slow {
		panic("first waits for all of them")
	}
	if got < 0 || got >= n {
		panic("first returns what no attempt gives")
	}
	returned <- true
}

// started ends only if all n attempts are made, and first returns what one of them gives.
func started(n int) {
	calls := make(chan bool, n)
	counts := make([]int, n)
	got := first(n, func(i int) int {
		counts[i]++
		calls <- true
		return distant(i)
	})
	for i := 0; i < n; i++ {
		<-calls
	}
	isGiven := false
	for i := 0; i < n; i++ {
		if got == distant(i) {
			isGiven = true
		}
	}
	if !isGiven {
		panic("first returns what no attempt gives")
	}
	for _, count := range counts {
		if count != 1 {
			panic("first does not make each attempt once")
		}
	}
}

// distant gives a number that needs all the room that an int has, above or below zero.
func distant(i int) int {
	if i%2 == 0 {
		return 1<<62 - i
	}
	return i - 1<<62
}

// soon ends only if first does not wait for more than one attempt.
func soon(n int) {
	turns := make(chan bool, n)
	turns <- true
	first(n, func(i int) int {
		<-turns
		return i
	})
	for i := 1; i < n; i++ {
		turns <- true
	}
}
