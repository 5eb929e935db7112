package example

// Sizes measures all files at once.
func Sizes(files []string) int {
	sizes := make(chan int)
	for _, file := range files {
		go measure(file, sizes)
	}
	total := 0
	for range files {
		total += <-sizes
	}
	return total
}

func measure(file string, sizes chan<- int) {
	sizes <- len(file)
}
