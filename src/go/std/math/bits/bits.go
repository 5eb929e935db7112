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
