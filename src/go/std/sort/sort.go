package sort

// An Interface is a sequence whose elements can be compared and swapped by their indices.
type Interface interface {
	Len() int
	Less(i, j int) bool
	Swap(i, j int)
}

// Sort sorts in place. Equal elements may change their order.
func Sort(data Interface) { sortRange(data, 0, data.Len()) }

// sortRange inserts where there are few, and else moves the large ones up in a heap.
func sortRange(data Interface, lo, hi int) {
	if hi-lo <= 12 {
		insert(data, lo, hi)
		return
	}
	for root := (hi - lo) / 2; root >= 0; root-- {
		sink(data, lo, root, hi-lo)
	}
	for n := hi - lo - 1; n > 0; n-- {
		data.Swap(lo, lo+n)
		sink(data, lo, 0, n)
	}
}

func insert(data Interface, lo, hi int) {
	for i := lo + 1; i < hi; i++ {
		for j := i; j > lo && data.Less(j, j-1); j-- {
			data.Swap(j, j-1)
		}
	}
}

func sink(data Interface, lo, root, n int) {
	for {
		child := 2*root + 1
		if child >= n {
			return
		}
		if child+1 < n && data.Less(lo+child, lo+child+1) {
			child++
		}
		if !data.Less(lo+root, lo+child) {
			return
		}
		data.Swap(lo+root, lo+child)
		root = child
	}
}

// Stable sorts in place, and keeps equal elements in their order.
func Stable(data Interface) { stableRange(data, 0, data.Len()) }

func stableRange(data Interface, lo, hi int) {
	if hi-lo <= 12 {
		insert(data, lo, hi)
		return
	}
	mid := lo + (hi-lo)/2
	stableRange(data, lo, mid)
	stableRange(data, mid, hi)
	merge(data, lo, mid, hi)
}

// merge exchanges the upper part of the left run with the lower part of the right one, and goes on in both.
func merge(data Interface, lo, mid, hi int) {
	if lo == mid || mid == hi || !data.Less(mid, mid-1) {
		return
	}
	if hi-lo == 2 {
		data.Swap(lo, mid)
		return
	}
	var left, right int
	if mid-lo >= hi-mid {
		left = lo + (mid-lo)/2
		right = mid + Search(hi-mid, func(i int) bool { return !data.Less(mid+i, left) })
	} else {
		right = mid + (hi-mid)/2
		left = lo + Search(mid-lo, func(i int) bool { return data.Less(right, lo+i) })
		right++
	}
	rotate(data, left, mid, right)
	middle := left + right - mid
	if mid-lo >= hi-mid {
		merge(data, lo, left, middle)
		merge(data, middle+1, right, hi)
		return
	}
	merge(data, lo, left, middle-1)
	merge(data, middle, right, hi)
}

// rotate exchanges two neighbouring blocks by turning each round, and then both.
func rotate(data Interface, lo, mid, hi int) {
	reverseRange(data, lo, mid)
	reverseRange(data, mid, hi)
	reverseRange(data, lo, hi)
}

func reverseRange(data Interface, lo, hi int) {
	for hi--; lo < hi; hi-- {
		data.Swap(lo, hi)
		lo++
	}
}

func IsSorted(data Interface) bool {
	for i := data.Len() - 1; i > 0; i-- {
		if data.Less(i, i-1) {
			return false
		}
	}
	return true
}

type reversed struct {
	Interface
}

func (r reversed) Less(i, j int) bool { return r.Interface.Less(j, i) }

func Reverse(data Interface) Interface { return &reversed{data} }
