package sort

// Search returns the smallest index from 0 to n-1 that f is true of, and n if there is none. What f says is
// false up to somewhere, and true from there.
func Search(n int, f func(int) bool) int {
	lo, hi := 0, n
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if f(mid) {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

// Find is Search with a comparison, and tells whether something equal is there.
func Find(n int, cmp func(int) int) (i int, found bool) {
	i = Search(n, func(i int) bool { return cmp(i) <= 0 })
	return i, i < n && cmp(i) == 0
}

func SearchInts(a []int, x int) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}

func SearchFloat64s(a []float64, x float64) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}

func SearchStrings(a []string, x string) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}
