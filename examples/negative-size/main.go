package example

// Slots makes room for all but the given number.
func Slots(total, used int) int {
	free := make(chan int, total-used)
	return cap(free)
}
