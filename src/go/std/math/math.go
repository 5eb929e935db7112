package math

import "strconv"

func NaN() float64 { return Float64frombits(0x7FF8000000000001) }

func Inf(sign int) float64 {
	if sign >= 0 {
		return Float64frombits(0x7FF0000000000000)
	}
	return Float64frombits(0xFFF0000000000000)
}

func IsNaN(f float64) (is bool) { return f != f }

func IsInf(f float64, sign int) bool {
	return sign >= 0 && f > MaxFloat64 || sign <= 0 && f < -MaxFloat64
}

func Signbit(x float64) bool { return Float64bits(x)>>63 == 1 }

func Copysign(f, sign float64) float64 {
	const signBit = 1 << 63
	return Float64frombits(Float64bits(f)&^signBit | Float64bits(sign)&signBit)
}

func Abs(x float64) float64 { return Copysign(x, 1) }

// Max takes +0 to be greater than -0.
func Max(x, y float64) float64 {
	switch {
	case IsInf(x, 1) || IsInf(y, 1):
		return Inf(1)
	case IsNaN(x) || IsNaN(y):
		return NaN()
	case x > y || x == y && !Signbit(x):
		return x
	}
	return y
}

func Min(x, y float64) float64 {
	switch {
	case IsInf(x, -1) || IsInf(y, -1):
		return Inf(-1)
	case IsNaN(x) || IsNaN(y):
		return NaN()
	case x < y || x == y && Signbit(x):
		return x
	}
	return y
}

// Dim returns x-y, and 0 where that is negative.
func Dim(x, y float64) float64 {
	if d := x - y; !(d <= 0) {
		return d
	}
	return 0
}

// Round rounds halves away from zero.
func Round(x float64) float64 {
	whole := Trunc(x)
	if Abs(x-whole) >= 0.5 {
		return whole + Copysign(1, x)
	}
	return Copysign(whole, x)
}

// RoundToEven rounds halves to the even neighbour.
func RoundToEven(x float64) float64 {
	whole := Trunc(x)
	rest := Abs(x - whole)
	if rest > 0.5 || rest == 0.5 && Mod(whole, 2) != 0 {
		return whole + Copysign(1, x)
	}
	return Copysign(whole, x)
}

func Modf(f float64) (int float64, frac float64) {
	if IsInf(f, 0) {
		return f, NaN()
	}
	int = Trunc(f)
	return int, Copysign(f-int, f)
}

// Frexp splits f into a fraction from 0.5 to 1, and a power of two.
func Frexp(f float64) (frac float64, exp int) {
	if f == 0 || IsInf(f, 0) || IsNaN(f) {
		return f, 0
	}
	if Abs(f) < 0x1p-1022 {
		f *= 0x1p52
		exp = -52
	}
	bits := Float64bits(f)
	exp += int(bits>>52&0x7FF) - 1022
	return Float64frombits(bits&^(0x7FF<<52) | 1022<<52), exp
}

func Ldexp(frac float64, exp int) float64 {
	frac, more := Frexp(frac)
	exp += more
	if frac == 0 || IsInf(frac, 0) || IsNaN(frac) {
		return frac
	}
	switch {
	case exp > 1024:
		return Copysign(Inf(1), frac)
	case exp < -1075:
		return Copysign(0, frac)
	case exp < -1021:
		return frac * Float64frombits(uint64(exp+60+1023)<<52) * 0x1p-60
	}
	return frac * 2 * Float64frombits(uint64(exp-1+1023)<<52)
}

func Logb(x float64) float64 {
	switch {
	case x == 0:
		return Inf(-1)
	case IsInf(x, 0):
		return Inf(1)
	case IsNaN(x):
		return x
	}
	_, exp := Frexp(x)
	return float64(exp - 1)
}

func Pow10(n int) float64 {
	switch {
	case n < -323:
		return 0
	case n > 308:
		return Inf(1)
	}
	if n < 0 {
		return exactPower(n/32*32) / exactPower(-n%32)
	}
	return exactPower(n/32*32) * exactPower(n%32)
}

// exactPower returns the float that is nearest to a power of ten. Go multiplies two of them.
func exactPower(n int) float64 {
	power, _ := strconv.ParseFloat("1e"+strconv.Itoa(n), 64)
	return power
}

func Sincos(x float64) (sin, cos float64) { return Sin(x), Cos(x) }
