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
	only(6)
}

// only lets all attempts but the last wait until first has returned.
func only(n int) {
	returned := make(chan bool)
	calls := make([]int, n)
	got := first(n, func(i int) int {
		calls[i]++
		if i < n-1 {
			<-returned
		}
		return 100 - i
	})
	if got != 101-n {
		panic("first does not return the result")
	}
	close(returned)
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
