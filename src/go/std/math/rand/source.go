package rand

// A Source is where random bits come from.
type Source interface {
	Int63() int64
	Seed(seed int64)
}

type Source64 interface {
	Source
	Uint64() uint64
}

// choose returns any of 0 to n-1. It is a choice of the run.
func choose(n uint64) uint64

// fraction returns any number from 0 up to 1, as a choice of the run.
func fraction() float64

// anySource stands for every seed: which numbers a seed leads to is taken to be unknown. All may share it.
type anySource struct{}

func (anySource) Int63() int64 { return int64(choose(1 << 63)) }

func (anySource) Uint64() uint64 { return choose(1<<63)<<1 | choose(2) }

func (anySource) Seed(seed int64) {}

// A seeded source stands for every seed, too. Goroutines must not share it: every use of it is a write.
type seeded struct {
	used bool
}

func NewSource(seed int64) Source { return &seeded{} }

func (s *seeded) Int63() int64 {
	s.used = true
	return anySource{}.Int63()
}

func (s *seeded) Uint64() uint64 {
	s.used = true
	return anySource{}.Uint64()
}

func (s *seeded) Seed(seed int64) { s.used = true }
