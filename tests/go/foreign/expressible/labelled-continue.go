package filter

type row struct {
	cells []int
	valid bool
}

// Sums sends one number per row whatever the row holds.
func Sums(rows []row) []int {
	out := make(chan int, len(rows))
	go func() {
	rows:
		for _, r := range rows {
			sum := 0
			for _, c := range r.cells {
				if c < 0 {
					out <- 0
					continue rows
				}
				sum += c
			}
			out <- sum
		}
	}()
	var sums []int
	for range rows {
		sums = append(sums, <-out)
	}
	return sums
}
