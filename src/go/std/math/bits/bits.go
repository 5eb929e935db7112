package bits

const UintSize = 64

func LeadingZeros(x uint) int { return 64 - Len64(uint64(x)) }

func LeadingZeros8(x uint8) int { return 8 - Len64(uint64(x)) }

func LeadingZeros16(x uint16) int { return 16 - Len64(uint64(x)) }

func LeadingZeros32(x uint32) int { return 32 - Len64(uint64(x)) }

func LeadingZeros64(x uint64) int { return 64 - Len64(x) }

func TrailingZeros(x uint) int { return TrailingZeros64(uint64(x)) }

func TrailingZeros8(x uint8) int { return TrailingZeros64(uint64(x) | 1<<8) }

func TrailingZeros16(x uint16) int { return TrailingZeros64(uint64(x) | 1<<16) }

func TrailingZeros32(x uint32) int { return TrailingZeros64(uint64(x) | 1<<32) }

func TrailingZeros64(x uint64) int {
	if x == 0 {
		return 64
	}
	return Len64(x&-x) - 1
}

func OnesCount(x uint) int { return OnesCount64(uint64(x)) }

func OnesCount8(x uint8) int { return OnesCount64(uint64(x)) }

func OnesCount16(x uint16) int { return OnesCount64(uint64(x)) }

func OnesCount32(x uint32) int { return OnesCount64(uint64(x)) }

func OnesCount64(x uint64) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return n
}

func Len(x uint) int { return Len64(uint64(x)) }

func Len8(x uint8) int { return Len64(uint64(x)) }

func Len16(x uint16) int { return Len64(uint64(x)) }

func Len32(x uint32) int { return Len64(uint64(x)) }

func Len64(x uint64) (n int) {
	for half := 32; half > 0; half /= 2 {
		if x>>uint(half) != 0 {
			x >>= uint(half)
			n += half
		}
	}
	return n + int(x)
}

func RotateLeft(x uint, k int) uint { return uint(RotateLeft64(uint64(x), k)) }

func RotateLeft8(x uint8, k int) uint8 { return x<<uint(k&7) | x>>uint(-k&7) }

func RotateLeft16(x uint16, k int) uint16 { return x<<uint(k&15) | x>>uint(-k&15) }

func RotateLeft32(x uint32, k int) uint32 { return x<<uint(k&31) | x>>uint(-k&31) }

func RotateLeft64(x uint64, k int) uint64 { return x<<uint(k&63) | x>>uint(-k&63) }

func Reverse(x uint) uint { return uint(Reverse64(uint64(x))) }

func Reverse8(x uint8) uint8 { return uint8(Reverse64(uint64(x)) >> 56) }

func Reverse16(x uint16) uint16 { return uint16(Reverse64(uint64(x)) >> 48) }

func Reverse32(x uint32) uint32 { return uint32(Reverse64(uint64(x)) >> 32) }

func Reverse64(x uint64) (r uint64) {
	for i := 0; i < 64; i++ {
		r = r<<1 | x>>uint(i)&1
	}
	return r
}

func ReverseBytes(x uint) uint { return uint(ReverseBytes64(uint64(x))) }

func ReverseBytes16(x uint16) uint16 { return x<<8 | x>>8 }

func ReverseBytes32(x uint32) uint32 { return uint32(ReverseBytes64(uint64(x)) >> 32) }

func ReverseBytes64(x uint64) (r uint64) {
	for i := 0; i < 8; i++ {
		r = r<<8 | x>>uint(8*i)&0xff
	}
	return r
}

func Add64(x, y, carry uint64) (sum, carryOut uint64) {
	sum = x + y + carry
	return sum, (x&y | (x|y)&^sum) >> 63
}

func Sub64(x, y, borrow uint64) (diff, borrowOut uint64) {
	diff = x - y - borrow
	return diff, (^x&y | ^(x^y)&diff) >> 63
}

func Mul64(x, y uint64) (hi, lo uint64) {
	const low = 1<<32 - 1
	x0, x1 := x&low, x>>32
	y0, y1 := y&low, y>>32
	mid := x1*y0 + x0*y0>>32
	cross := x0*y1 + mid&low
	return x1*y1 + mid>>32 + cross>>32, x * y
}

func Add(x, y, carry uint) (sum, carryOut uint) {
	s, c := Add64(uint64(x), uint64(y), uint64(carry))
	return uint(s), uint(c)
}

func Add32(x, y, carry uint32) (sum, carryOut uint32) {
	s := uint64(x) + uint64(y) + uint64(carry)
	return uint32(s), uint32(s >> 32)
}

func Sub(x, y, borrow uint) (diff, borrowOut uint) {
	d, b := Sub64(uint64(x), uint64(y), uint64(borrow))
	return uint(d), uint(b)
}

func Sub32(x, y, borrow uint32) (diff, borrowOut uint32) {
	d := uint64(x) - uint64(y) - uint64(borrow)
	return uint32(d), uint32(d >> 63)
}

func Mul(x, y uint) (hi, lo uint) {
	h, l := Mul64(uint64(x), uint64(y))
	return uint(h), uint(l)
}

func Mul32(x, y uint32) (hi, lo uint32) {
	product := uint64(x) * uint64(y)
	return uint32(product >> 32), uint32(product)
}

func Div(hi, lo, y uint) (quo, rem uint) {
	q, r := Div64(uint64(hi), uint64(lo), uint64(y))
	return uint(q), uint(r)
}

func Div32(hi, lo, y uint32) (quo, rem uint32) {
	mustFit(y == 0, y <= hi)
	whole := uint64(hi)<<32 | uint64(lo)
	return uint32(whole / uint64(y)), uint32(whole % uint64(y))
}

// Div64 divides bit by bit.
func Div64(hi, lo, y uint64) (quo, rem uint64) {
	mustFit(y == 0, y <= hi)
	rem = hi
	for bit := 63; bit >= 0; bit-- {
		over := rem>>63 == 1
		rem = rem<<1 | lo>>uint(bit)&1
		quo <<= 1
		if over || rem >= y {
			rem -= y
			quo |= 1
		}
	}
	return quo, rem
}

// mustFit panics as a division by zero does, or one whose quotient is too large.
func mustFit(zero, overflow bool) {
	switch {
	case zero:
		var y uint
		_ = 1 / y
	case overflow:
		panic(overflowError{})
	}
}

type overflowError struct{}

func (overflowError) Error() string { return "runtime error: integer overflow" }

func (overflowError) RuntimeError() {}

func Rem(hi, lo, y uint) uint { return uint(Rem64(uint64(hi), uint64(lo), uint64(y))) }

func Rem32(hi, lo, y uint32) uint32 { return uint32((uint64(hi)<<32 | uint64(lo)) % uint64(y)) }

func Rem64(hi, lo, y uint64) uint64 {
	_, rem := Div64(hi%y, lo, y)
	return rem
}
