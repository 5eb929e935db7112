package rand

import "math/bits"

// A Source is where random bits come from.
type Source interface {
	Uint64() uint64
}

// choose returns any of 0 to n-1. It is a choice of the run.
func choose(n uint64) uint64

// fraction returns any number from 0 up to 1, as a choice of the run.
func fraction() float64

// anySource is what all may share.
type anySource struct{}

func (anySource) Uint64() uint64 { return choose(1<<63)<<1 | choose(2) }

// A PCG is a generator of 128 bits of state.
type PCG struct {
	hi, lo uint64
}

func NewPCG(seed1, seed2 uint64) *PCG { return &PCG{seed1, seed2} }

func (p *PCG) Seed(seed1, seed2 uint64) { p.hi, p.lo = seed1, seed2 }

// Uint64 advances the state by a linear step, and scrambles it by shifts and a multiplication.
func (p *PCG) Uint64() uint64 {
	const (
		factorHi, factorLo = 2549297995355413924, 4865540595714422341
		addHi, addLo       = 6364136223846793005, 1442695040888963407
	)
	hi, lo := bits.Mul64(p.lo, factorLo)
	hi += p.hi*factorLo + p.lo*factorHi
	lo, carry := bits.Add64(lo, addLo, 0)
	hi, _ = bits.Add64(hi, addHi, carry)
	p.hi, p.lo = hi, lo

	const scramble = 0xda942042e4dd58b5
	hi ^= hi >> 32
	hi *= scramble
	hi ^= hi >> 48
	return hi * (lo | 1)
}

// A ChaCha8 stands for every seed: which numbers a seed leads to is taken to be unknown. Goroutines must not
// share it: every use of it is a write.
type ChaCha8 struct {
	used bool
}

func NewChaCha8(seed [32]byte) *ChaCha8 { return &ChaCha8{} }

func (c *ChaCha8) Seed(seed [32]byte) { c.used = true }

func (c *ChaCha8) Uint64() uint64 {
	c.used = true
	return anySource{}.Uint64()
}

func (c *ChaCha8) Read(p []byte) (n int, err error) {
	c.used = true
	for i := range p {
		p[i] = byte(choose(256))
	}
	return len(p), nil
}
