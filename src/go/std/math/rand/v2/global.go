package rand

var global = New(anySource{})

func Uint64() uint64 { return global.Uint64() }

func Uint32() uint32 { return global.Uint32() }

func Int64() int64 { return global.Int64() }

func Int32() int32 { return global.Int32() }

func Int() int { return global.Int() }

func Uint() uint { return global.Uint() }

func Int64N(n int64) int64 { return global.Int64N(n) }

func Uint64N(n uint64) uint64 { return global.Uint64N(n) }

func Int32N(n int32) int32 { return global.Int32N(n) }

func Uint32N(n uint32) uint32 { return global.Uint32N(n) }

func IntN(n int) int { return global.IntN(n) }

func UintN(n uint) uint { return global.UintN(n) }

func Float64() float64 { return global.Float64() }

func Float32() float32 { return global.Float32() }

func Perm(n int) []int { return global.Perm(n) }

func Shuffle(n int, swap func(i, j int)) { global.Shuffle(n, swap) }

// N returns a number from 0 to n-1, of any type of integers, durations for example.
func N[Int interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}](n Int) Int {
	if n <= 0 {
		panic("invalid argument to N")
	}
	return Int(global.below(uint64(n)))
}
