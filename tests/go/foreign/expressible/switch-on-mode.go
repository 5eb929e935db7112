package mode

type Mode int

const (
	Serial Mode = iota
	Parallel
	Async
)

type Config struct {
	Mode  Mode
	Count int
}

func step(i int) int { return i * i }

// Execute communicates differently in each mode.
func Execute(cfg Config) int {
	results := make(chan int, 1)
	switch cfg.Mode {
	case Serial:
		total := 0
		for i := 0; i < cfg.Count; i++ {
			total += step(i)
		}
		results <- total
	case Parallel:
		for i := 0; i < cfg.Count; i++ {
			go func(i int) { results <- step(i) }(i)
		}
		total := 0
		for i := 0; i < cfg.Count; i++ {
			total += <-results
		}
		return total
	default:
		go func() { results <- step(cfg.Count) }()
	}
	return <-results
}
