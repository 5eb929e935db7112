package parallel

type indexed[T any] struct {
	at    int
	value T
}

// Map applies f to all elements at once and keeps their order.
func Map[T, U any](in []T, f func(T) U) []U {
	ch := make(chan indexed[U], len(in))
	for i, v := range in {
		go func(at int, x T) {
			ch <- indexed[U]{at: at, value: f(x)}
		}(i, v)
	}
	out := make([]U, len(in))
	for range in {
		r := <-ch
		out[r.at] = r.value
	}
	return out
}
