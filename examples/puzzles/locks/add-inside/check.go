package main

// main gives work that only ends when two parts of it are under way at the same time, and then work for one.
func main() {
	meet := make(chan bool)
	done := make([]int, 3)
	all(3, func(i int) {
		if i == 0 {
			meet <- true
		} else if i == 1 {
			<-meet
		}
		done[i]++
	})
	if done[0] != 1 || done[1] != 1 || done[2] != 1 {
		panic("all returned before its work was done")
	}
	all(1, func(i int) { done[i]++ })
	if done[0] != 2 {
		panic("all returned before its work was done")
	}
	all(0, func(int) { panic("all calls work that there is none of") })
	together(3)
}

// together gives work that only ends when all n parts of it are under way at the same time.
func together(n int) {
	here := make(chan bool)
	end := make(chan bool)
	done := make([]int, n+1)
	all(n+1, func(i int) {
		done[i]++
		if i > 0 {
			here <- true
			<-end
			return
		}
		for j := 0; j < n; j++ {
			<-here
		}
		close(end)
	})
	for _, count := range done {
		if count != 1 {
			panic("all does not call work once for each number")
		}
	}
	<-end
}

// again calls all n times, one after the other.
func again(n int) {
	for i := 0; i < n; i++ {
		done := make([]int, 2)
		all(2, func(k int) { done[k]++ })
		if done[0] != 1 || done[1] != 1 {
			panic("all returned before its work was done")
		}
	}
}
