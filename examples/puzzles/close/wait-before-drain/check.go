package main

// main adds up squares, and something else, so that no sum can be known before.
func main() {
	square := func(i int) int { return i * i }
	if sum(0, square) != 0 || sum(3, square) != 5 {
		panic("the sum is wrong")
	}
	if sum(2, func(i int) int { return 7 - i }) != 13 {
		panic("the sum is wrong")
	}
}
