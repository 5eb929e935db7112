package main

// main gives work that only ends when both are under way at the same time.
func main() {
	meet := make(chan bool)
	done := make([]bool, 2)
	all(2, func(i int) {
		if i == 0 {
			meet <- true
		} else {
			<-meet
		}
		done[i] = true
	})
	if !done[0] || !done[1] {
		panic("all returned before its work was done")
	}
}
