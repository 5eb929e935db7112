package slices

import "cmp"

func Sort[S ~[]E, E cmp.Ordered](x S) { SortStableFunc(x, cmp.Compare[E]) }

func SortFunc[S ~[]E, E any](x S, cmp func(a, b E) int) { SortStableFunc(x, cmp) }

// SortStableFunc inserts where there are few, and else merges two sorted halves.
func SortStableFunc[S ~[]E, E any](x S, cmp func(a, b E) int) {
	if len(x) <= 12 {
		for i := 1; i < len(x); i++ {
			for j := i; j > 0 && cmp(x[j], x[j-1]) < 0; j-- {
				x[j], x[j-1] = x[j-1], x[j]
			}
		}
		return
	}
	left := append([]E(nil), x[:len(x)/2]...)
	right := x[len(x)/2:]
	SortStableFunc(left, cmp)
	SortStableFunc(right, cmp)
	for i := 0; len(left) > 0; i++ {
		if len(right) > 0 && cmp(right[0], left[0]) < 0 {
			x[i] = right[0]
			right = right[1:]
		} else {
			x[i] = left[0]
			left = left[1:]
		}
	}
}

func IsSorted[S ~[]E, E cmp.Ordered](x S) bool { return IsSortedFunc(x, cmp.Compare[E]) }

func IsSortedFunc[S ~[]E, E any](x S, cmp func(a, b E) int) bool {
	for i := len(x) - 1; i > 0; i-- {
		if cmp(x[i], x[i-1]) < 0 {
			return false
		}
	}
	return true
}

func Min[S ~[]E, E cmp.Ordered](x S) E {
	if len(x) == 0 {
		panic("slices.Min: empty list")
	}
	least := x[0]
	for _, e := range x[1:] {
		if e < least || e != e {
			least = e
		}
	}
	return least
}

func Max[S ~[]E, E cmp.Ordered](x S) E {
	if len(x) == 0 {
		panic("slices.Max: empty list")
	}
	greatest := x[0]
	for _, e := range x[1:] {
		if e > greatest || e != e {
			greatest = e
		}
	}
	return greatest
}

func MinFunc[S ~[]E, E any](x S, cmp func(a, b E) int) E {
	if len(x) == 0 {
		panic("slices.MinFunc: empty list")
	}
	least := x[0]
	for _, e := range x[1:] {
		if cmp(e, least) < 0 {
			least = e
		}
	}
	return least
}

func MaxFunc[S ~[]E, E any](x S, cmp func(a, b E) int) E {
	if len(x) == 0 {
		panic("slices.MaxFunc: empty list")
	}
	greatest := x[0]
	for _, e := range x[1:] {
		if cmp(e, greatest) > 0 {
			greatest = e
		}
	}
	return greatest
}

func BinarySearch[S ~[]E, E cmp.Ordered](x S, target E) (int, bool) {
	return BinarySearchFunc(x, target, cmp.Compare[E])
}

func BinarySearchFunc[S ~[]E, E, T any](x S, target T, cmp func(E, T) int) (int, bool) {
	lo, hi := 0, len(x)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if cmp(x[mid], target) < 0 {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, lo < len(x) && cmp(x[lo], target) == 0
}
