package cmp

// Ordered are the types that < compares.
type Ordered interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr |
		~float32 | ~float64 |
		~string
}

// Less takes NaN to be less than any other number.
func Less[T Ordered](x, y T) bool { return x != x && y == y || x < y }

// Compare takes NaN to be equal to NaN, and less than any other number.
func Compare[T Ordered](x, y T) int {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	case x == y:
		return 0
	case x == x:
		return 1
	case y == y:
		return -1
	}
	return 0
}

// Or returns the first value that is not zero.
func Or[T comparable](vals ...T) T {
	var zero T
	for _, val := range vals {
		if val != zero {
			return val
		}
	}
	return zero
}
