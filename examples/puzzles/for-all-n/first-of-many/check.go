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
	started(3)
}

func hold(n int, slow int) {
	returned := make(chan bool)
	got := first(n, func(i int) int {
		if i == slow {
			<-returned
		}
		return i
	})
	if got < 0 || got >= n || got == slow {
		panic("first waits for all of them")
	}
	returned <- true
}

// started ends only if all n attempts are made.
func started(n int) {
	calls := make(chan bool, n)
	first(n, func(i int) int {
		calls <- true
		return i
	})
	for i := 0; i < n; i++ {
		<-calls
	}
}
