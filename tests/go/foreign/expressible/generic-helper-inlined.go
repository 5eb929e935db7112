package parallel

import "strconv"

func gather[T any](ch <-chan T, n int) []T {
	all := make([]T, 0, n)
	for i := 0; i < n; i++ {
		all = append(all, <-ch)
	}
	return all
}

// Squares starts n goroutines and hands the channel to a generic helper.
func Squares(n int) []string {
	ch := make(chan string)
	for i := 0; i < n; i++ {
		i := i
		go func() {
			ch <- strconv.Itoa(i * i)
		}()
	}
	return gather[string](ch, n)
}
