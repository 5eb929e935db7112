package phases

type phase int

const (
	phaseInit phase = iota
	phaseLoad
	phaseServe
	numPhases
)

const slots = 2 * int(numPhases)

func (p phase) run() string {
	switch p {
	case phaseInit:
		return "init"
	case phaseLoad:
		return "load"
	default:
		return "serve"
	}
}

// Boot runs each phase once.
func Boot() []string {
	logs := make(chan string, slots)
	for p := phaseInit; p < numPhases; p++ {
		go func(p phase) { logs <- p.run() }(p)
	}
	var out []string
	for i := 0; i < int(numPhases); i++ {
		out = append(out, <-logs)
	}
	return out
}
