package main

// main adds up numbers, also equal and negative ones, so that no sum can be known before.
func main() {
	down := func(i int) int { return 20 - 7*i }
	if sum(0, down) != 0 || sum(3, func(int) int { return -300 }) != -900 {
		panic("the sum is wrong")
	}
	if sum(1, func(i int) int { return 7 - i }) != 7 || sum(4, down) != 38 {
		panic("the sum is wrong")
	}
	calls := make([]int, 3)
	sum(3, func(i int) int {
		calls[i]++
		return i
	})
	for _, count := range calls {
		if count != 1 {
			panic("work is not called once for each number")
		}
	}
}
