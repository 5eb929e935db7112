package rand

// A Rand makes numbers of the bits of a source.
type Rand struct {
	src Source
	// What Read has not yet used.
	bits int64
	left int
}

func New(src Source) *Rand { return &Rand{src: src} }

func (r *Rand) Seed(seed int64) {
	r.src.Seed(seed)
	r.left = 0
}

// free tells whether the run chooses.
func (r *Rand) free() bool {
	switch s := r.src.(type) {
	case anySource:
		return true
	case *seeded:
		s.used = true
		return true
	}
	return false
}

func (r *Rand) Int63() int64 { return r.src.Int63() }

func (r *Rand) Uint32() uint32 {
	if r.free() {
		return uint32(choose(1 << 32))
	}
	return uint32(r.Int63() >> 31)
}

func (r *Rand) Uint64() uint64 {
	if s, ok := r.src.(Source64); ok {
		return s.Uint64()
	}
	return uint64(r.Int63())>>31 | uint64(r.Int63())<<32
}

func (r *Rand) Int31() int32 {
	if r.free() {
		return int32(choose(1 << 31))
	}
	return int32(r.Int63() >> 32)
}

func (r *Rand) Int() int { return int(uint(r.Int63())) }

// below returns a number from 0 to n-1, of bits that are drawn anew until all numbers are equally likely.
func (r *Rand) below(n int64) int64 {
	if r.free() {
		return int64(choose(uint64(n)))
	}
	if n&(n-1) == 0 {
		return r.Int63() & (n - 1)
	}
	max := int64(1<<63 - 1 - uint64(1<<63)%uint64(n))
	v := r.Int63()
	for v > max {
		v = r.Int63()
	}
	return v % n
}

func (r *Rand) below31(n int32) int32 {
	if r.free() {
		return int32(choose(uint64(n)))
	}
	if n&(n-1) == 0 {
		return r.Int31() & (n - 1)
	}
	max := int32(1<<31 - 1 - uint32(1<<31)%uint32(n))
	v := r.Int31()
	for v > max {
		v = r.Int31()
	}
	return v % n
}

func (r *Rand) Int63n(n int64) int64 {
	if n <= 0 {
		panic("invalid argument to Int63n")
	}
	return r.below(n)
}

func (r *Rand) Int31n(n int32) int32 {
	if n <= 0 {
		panic("invalid argument to Int31n")
	}
	return r.below31(n)
}

func (r *Rand) Intn(n int) int {
	if n <= 0 {
		panic("invalid argument to Intn")
	}
	if n <= 1<<31-1 {
		return int(r.below31(int32(n)))
	}
	return int(r.below(int64(n)))
}

func (r *Rand) Float64() float64 {
	if r.free() {
		return fraction()
	}
	for {
		if f := float64(r.Int63()) / (1 << 63); f != 1 {
			return f
		}
	}
}

func (r *Rand) Float32() float32 {
	for {
		if f := float32(r.Float64()); f != 1 {
			return f
		}
	}
}

func (r *Rand) Perm(n int) []int {
	m := make([]int, n)
	for i := range m {
		j := r.Intn(i + 1)
		m[i] = m[j]
		m[j] = i
	}
	return m
}

func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	if n < 0 {
		panic("invalid argument to Shuffle")
	}
	for i := n - 1; i > 0; i-- {
		swap(i, r.scaled(i+1))
	}
}

// scaled returns a number from 0 to n-1, of bits that are scaled down where n has at most 31 bits.
func (r *Rand) scaled(n int) int {
	if r.free() || n > 1<<31-1 {
		return int(r.below(int64(n)))
	}
	bound := uint32(n)
	product := uint64(r.Uint32()) * uint64(bound)
	if uint32(product) < bound {
		for least := -bound % bound; uint32(product) < least; {
			product = uint64(r.Uint32()) * uint64(bound)
		}
	}
	return int(product >> 32)
}

func (r *Rand) Read(p []byte) (n int, err error) {
	for i := range p {
		if r.free() {
			p[i] = byte(choose(256))
			continue
		}
		if r.left == 0 {
			r.bits = r.Int63()
			r.left = 7
		}
		p[i] = byte(r.bits)
		r.bits >>= 8
		r.left--
	}
	return len(p), nil
}

// What these tell is unknown.

func (r *Rand) NormFloat64() float64

func (r *Rand) ExpFloat64() float64

func NormFloat64() float64

func ExpFloat64() float64
