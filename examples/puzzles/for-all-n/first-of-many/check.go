package main

// main lets the attempt 0 wait until first has returned, with one, two and three attempts.
func main() {
	if first(1, func(i int) int { return 7 }) != 7 {
		panic("first does not return the result")
	}
	for n := 2; n <= 3; n++ {
		hold := make(chan bool)
		got := first(n, func(i int) int {
			if i == 0 {
				<-hold
			}
			return i
		})
		if got < 1 || got >= n {
			panic("first waits for all of them")
		}
		hold <- true
	}
}
