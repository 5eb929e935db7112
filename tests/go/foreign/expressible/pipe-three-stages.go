package pipe

type item struct{ id, size int }

func produce(n int, out chan<- item) {
	for i := 0; i < n; i++ {
		out <- item{id: i}
	}
}

func transform(n int, in <-chan item, out chan<- item) {
	for i := 0; i < n; i++ {
		it := <-in
		it.size = it.id * 2
		out <- it
	}
}

// Run passes n items through three stages, each of which counts.
func Run(n int) int {
	raw := make(chan item)
	sized := make(chan item, 4)
	go produce(n, raw)
	go transform(n, raw, sized)
	total := 0
	for i := 0; i < n; i++ {
		total += (<-sized).size
	}
	return total
}
