package main

// main gives work that only ends when both are under way at the same time, and then work for one.
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
	all(1, func(i int) { done[i] = false })
	if done[0] {
		panic("all returned before its work was done")
	}
}
