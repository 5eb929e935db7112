package rand

import "math/bits"

// A Rand makes numbers of the bits of a source.
type Rand struct {
	src Source
}

func New(src Source) *Rand { return &Rand{src} }

func (r *Rand) free() bool {
	switch s := r.src.(type) {
	case anySource:
		return true
	case *ChaCha8:
		s.used = true
		return true
	}
	return false
}

func (r *Rand) Uint64() uint64 { return r.src.Uint64() }

func (r *Rand) Uint32() uint32 {
	if r.free() {
		return uint32(choose(1 << 32))
	}
	return uint32(r.src.Uint64() >> 32)
}

func (r *Rand) Int64() int64 {
	if r.free() {
		return int64(choose(1 << 63))
	}
	return int64(r.src.Uint64() &^ (1 << 63))
}

func (r *Rand) Int32() int32 {
	if r.free() {
		return int32(choose(1 << 31))
	}
	return int32(r.src.Uint64() >> 33)
}

func (r *Rand) Int() int { return int(r.Int64()) }

func (r *Rand) Uint() uint { return uint(r.Uint64()) }

// below scales 64 bits down to n, and draws again where some numbers would be more likely.
func (r *Rand) below(n uint64) uint64 {
	if r.free() {
		return choose(n)
	}
	if n&(n-1) == 0 {
		return r.Uint64() & (n - 1)
	}
	hi, lo := bits.Mul64(r.Uint64(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(r.Uint64(), n)
		}
	}
	return hi
}

func (r *Rand) Int64N(n int64) int64 {
	if n <= 0 {
		panic("invalid argument to Int64N")
	}
	return int64(r.below(uint64(n)))
}

func (r *Rand) Uint64N(n uint64) uint64 {
	if n == 0 {
		panic("invalid argument to Uint64N")
	}
	return r.below(n)
}

func (r *Rand) Int32N(n int32) int32 {
	if n <= 0 {
		panic("invalid argument to Int32N")
	}
	return int32(r.below(uint64(n)))
}

func (r *Rand) Uint32N(n uint32) uint32 {
	if n == 0 {
		panic("invalid argument to Uint32N")
	}
	return uint32(r.below(uint64(n)))
}

func (r *Rand) IntN(n int) int {
	if n <= 0 {
		panic("invalid argument to IntN")
	}
	return int(r.below(uint64(n)))
}

func (r *Rand) UintN(n uint) uint {
	if n == 0 {
		panic("invalid argument to UintN")
	}
	return uint(r.below(uint64(n)))
}

func (r *Rand) Float64() float64 {
	if r.free() {
		return fraction()
	}
	return float64(r.Uint64()<<11>>11) / (1 << 53)
}

func (r *Rand) Float32() float32 {
	if r.free() {
		return float32(choose(1<<24)) / (1 << 24)
	}
	return float32(r.Uint32()<<8>>8) / (1 << 24)
}

func (r *Rand) Perm(n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	r.Shuffle(n, func(i, j int) { p[i], p[j] = p[j], p[i] })
	return p
}

func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	if n < 0 {
		panic("invalid argument to Shuffle")
	}
	for i := n - 1; i > 0; i-- {
		swap(i, int(r.below(uint64(i+1))))
	}
}

// What these tell is unknown.

func (r *Rand) NormFloat64() float64

func (r *Rand) ExpFloat64() float64

func NormFloat64() float64

func ExpFloat64() float64
