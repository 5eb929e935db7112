package main

import (
	"fmt"
	"math"
	"math/bits"
	"time"
)

func PWrapInt8() {
	var a int8 = 127
	a++
	var b int8 = -128
	fmt.Println(a, -b, b-1, b*b, b/-1, b%-1)
}
func PWrapUint8() {
	var a uint8 = 255
	a++
	var b uint8
	b--
	fmt.Println(a, b, b*b, ^b, -b, b<<1, b>>1)
}
func PWrapInt16() {
	var a int16 = math.MaxInt16
	fmt.Println(a+1, a*2, -a-2, a<<1, uint16(a)<<1)
}
func PWrapInt32() {
	var a int32 = math.MaxInt32
	var b int32 = math.MinInt32
	fmt.Println(a+1, b-1, a*a, b*b, -b, b/-1)
}
func PWrapUint32() {
	var a uint32 = math.MaxUint32
	fmt.Println(a+1, a*a, -a, ^a, a<<31, a>>31)
}
func PWrapInt64() {
	var a int64 = math.MaxInt64
	var b int64 = math.MinInt64
	fmt.Println(a+1, b-1, a*a, b*b, -b, b/-1, b%-1, a*b)
}
func PWrapUint64() {
	var a uint64 = math.MaxUint64
	fmt.Println(a, a+1, a*a, a/3, a%10, a>>1, a<<63, ^a)
}
func PInt64Exact() {
	a := int64(9007199254740993)
	fmt.Println(a, a+1, a*3, a/2, a%1000, a&0xff, a|1, a^a>>1)
	fmt.Println(a == 9007199254740992, float64(a), int64(float64(a)))
}
func PDivision() {
	for _, p := range [][2]int{{7, 2}, {-7, 2}, {7, -2}, {-7, -2}} {
		fmt.Print(p[0]/p[1], p[0]%p[1], " ")
	}
	fmt.Println()
}
func PShifts() {
	x, n := 1, 70
	var u uint8 = 200
	fmt.Println(x<<n, -1>>n, u<<1, u>>1, int8(-128)>>3, uint64(1)<<63>>63, 1<<10, x<<uint(3))
}
func PBitOperations() {
	a, b := 0b1100, 0b1010
	fmt.Println(a&b, a|b, a^b, a&^b, ^a, -a&a)
	a &= b
	a |= 1
	a ^= 3
	a <<= 2
	a >>= 1
	a &^= 2
	fmt.Println(a)
}
func PConversions() {
	f := 3.99
	n := -1
	fmt.Println(int(f), int(-f), uint8(n), uint32(n), int8(n*130), uint16(n*70000), float32(0.1), int64(1e18))
	fmt.Println(rune('a'+1), byte('z'), uint(7)/2, float64(7)/2)
}
func PFloatArithmetic() {
	a, b := 0.1, 0.2
	fmt.Println(a+b, a+b == 0.3, a*1e308*100, -b*1e308*100, math.Sqrt(2), 5.0/3)
	var f float32 = 16777216
	fmt.Println(f+1 == f, f/3, float32(a)+float32(b))
}
func PMathFunctions() {
	fmt.Println(math.Abs(-1.5), math.Floor(-1.5), math.Ceil(1.2), math.Trunc(-1.7), math.Round(2.5), math.RoundToEven(2.5))
	fmt.Println(math.Max(1, 2), math.Min(1, math.NaN()), math.Pow(2, 10), math.Mod(7, -3), math.Hypot(3, 4), math.Cbrt(27))
	fmt.Println(math.IsNaN(math.NaN()), math.IsInf(math.Inf(-1), -1), math.Signbit(math.Copysign(0, -1)))
}
func PMathConstants() {
	fmt.Println(math.MaxInt8, math.MinInt64, uint64(math.MaxUint64), math.Pi, math.E, math.MaxFloat64, math.SmallestNonzeroFloat64)
	fmt.Printf("%.4f %.3f %.3f\n", math.Log(10), math.Exp(1), math.Sin(1))
}
func PMathBits() {
	fmt.Println(bits.OnesCount(255), bits.LeadingZeros64(1), bits.TrailingZeros(8), bits.Len(1000), bits.Reverse8(1), bits.RotateLeft8(129, 1))
}
func PFloatBits() {
	fmt.Println(math.Float64bits(1.5), math.Float64frombits(0x4000000000000000), math.Float32bits(1))
	m, e := math.Frexp(8)
	i, fr := math.Modf(-3.25)
	fmt.Println(m, e, i, fr, math.Ldexp(0.5, 4))
}
func PComplexNumbers() {
	a, b := 3+4i, complex(1, -1)
	fmt.Println(a+b, a-b, a*b, a/b, -a, real(a), imag(b), a == 3+4i, a != b)
	var c complex64 = 1i
	fmt.Println(c*c, complex128(c))
}
func PGcdPrimes() {
	gcd := func(a, b int) int {
		for b != 0 {
			a, b = b, a%b
		}
		return a
	}
	var primes []int
	for n := 2; len(primes) < 12; n++ {
		prime := true
		for _, p := range primes {
			prime = prime && n%p != 0
		}
		if prime {
			primes = append(primes, n)
		}
	}
	fmt.Println(gcd(84, 36), gcd(17, 5), primes)
}
func PHashes() {
	h := uint32(2166136261)
	for _, c := range []byte("hello") {
		h ^= uint32(c)
		h *= 16777619
	}
	d := uint64(5381)
	for _, c := range "hello" {
		d = d*33 + uint64(c)
	}
	fmt.Println(h, d)
}
func PRandomGenerator() {
	x := uint64(88172645463325252)
	for i := 0; i < 4; i++ {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		fmt.Print(x, " ")
	}
	fmt.Println()
}
func PCollatz() {
	longest, at := 0, 0
	for n := 1; n < 200; n++ {
		steps := 0
		for x := n; x != 1; steps++ {
			if x%2 == 0 {
				x /= 2
			} else {
				x = 3*x + 1
			}
		}
		if steps > longest {
			longest, at = steps, n
		}
	}
	fmt.Println(longest, at)
}
func PFactorials() {
	f := uint64(1)
	for i := uint64(1); i <= 25; i++ {
		f *= i
	}
	fmt.Println(f)
}
func PMatrixPower() {
	m := [2][2]uint64{{1, 1}, {1, 0}}
	r := [2][2]uint64{{1, 0}, {0, 1}}
	for n := 90; n > 0; n >>= 1 {
		mul := func(a, b [2][2]uint64) (c [2][2]uint64) {
			for i := range c {
				for j := range c {
					for k := range c {
						c[i][j] += a[i][k] * b[k][j]
					}
				}
			}
			return
		}
		if n&1 == 1 {
			r = mul(r, m)
		}
		m = mul(m, m)
	}
	fmt.Println(r[0][1])
}
func PNewton() {
	x := 2.0
	for i := 0; i < 6; i++ {
		x -= (x*x - 2) / (2 * x)
	}
	fmt.Println(x, math.Abs(x-math.Sqrt2) < 1e-15)
}
func PIntegerFormatsOfTypes() {
	type weekday uint8
	var d weekday = 250
	d += 10
	fmt.Println(d, d-20, uintptr(5), int16(-3)>>1)
}
func PConstantsExact() {
	const big = 1 << 90
	const f = 1.0 / 3.0
	const huge = big * big / big >> 85
	fmt.Println(huge, f*3 == 1, big/1e27, 'a'*2, len("const"), 07+0x1F+0b11+0o17)
}
func PDurationsArithmetic() {
	d := 90 * time.Minute
	fmt.Println(d.Hours(), d.Minutes(), d/4, d%time.Hour, d+time.Millisecond, time.Duration(1.5*float64(time.Second)))
	fmt.Println(d > time.Hour, time.Duration(0), 3*time.Nanosecond, 2500*time.Microsecond)
}
func PDurationParsing() {
	for _, s := range []string{"1h30m", "1.5s", "-2ms", "x", "10"} {
		d, err := time.ParseDuration(s)
		fmt.Println(d, err)
	}
}
func PMonths() {
	fmt.Println(time.March, time.Saturday, time.Month(12), time.Weekday(0))
}
func PNaNMap() {
	m := map[float64]int{}
	m[math.NaN()] = 1
	m[math.NaN()] = 2
	_, ok := m[math.NaN()]
	fmt.Println(len(m), ok)
}
func PNegativeZero() {
	z := 0.0
	n := math.Copysign(0, -1)
	fmt.Println(z == n, 1/z, 1/n, n, -z, n+z)
}
func PBoolLogic() {
	t, f := true, false
	fmt.Println(t && !f, t != f, !t || f, t == f, (t || f) && f)
}
func PRomans() {
	out := ""
	n := 1994
	for _, r := range []struct {
		v int
		s string
	}{{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}} {
		for n >= r.v {
			out += r.s
			n -= r.v
		}
	}
	fmt.Println(out)
}
func PMinMaxSearch() {
	xs := []int{5, -3, 9, 0, 9}
	lo, hi, at := math.MaxInt, math.MinInt, -1
	for i, x := range xs {
		if x < lo {
			lo = x
		}
		if x > hi {
			hi, at = x, i
		}
	}
	fmt.Println(lo, hi, at)
}
