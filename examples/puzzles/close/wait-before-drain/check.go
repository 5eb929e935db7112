package main

// main adds up numbers, also equal and negative ones, so that no sum can be known before.
func main() {
	calls := make([]int, 3)
	equal := sum(3, func(i int) int {
		calls[i]++
		return -300
	})
	if equal != -900 || sum(0, func(i int) int { return 7 - i }) != 0 {
		panic("the sum is wrong")
	}
	for _, count := range calls {
		if count != 1 {
			panic("work is not called once for each number")
		}
	}
	if sum(1, func(i int) int { return 7 - i }) != 7 || sum(2, func(i int) int { return 20 - 7*i }) != 33 {
		panic("the sum is wrong")
	}
}

// large adds up n numbers that need all the room that an int has.
func large(n int) {
	number := func(i int) int {
		if i%2 == 0 {
			return 1<<61 + i
		}
		return -1<<60 - i
	}
	want := 0
	for i := 0; i < n; i++ {
		want += number(i)
	}
	calls := make([]int, n)
	got := sum(n, func(i int) int {
		calls[i]++
		return number(i)
	})
	if got != want {
		panic("the sum is wrong")
	}
	for _, count := range calls {
		if count != 1 {
			panic("work is not called once for each number")
		}
	}
}

// again asks for n sums, one after the other.
func again(n int) {
	for i := 0; i < n; i++ {
		if sum(2, func(k int) int { return i - k }) != 2*i-1 {
			panic("the sum is wrong")
		}
	}
}
