package main

// main adds up squares, and something else, so that no sum can be known before.
func main() {
	square := func(i int) int { return i * i }
	if sum(0, square) != 0 || sum(3, square) != 5 {
		panic("the sum is wrong")
	}
	if sum(1, func(i int) int { return 7 - i }) != 7 || sum(4, square) != 14 {
		panic("the sum is wrong")
	}
	if sum(3, func(int) int { return -300 }) != -900 || sum(3, func(i int) int { return 14 - 7*i }) != 21 {
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
