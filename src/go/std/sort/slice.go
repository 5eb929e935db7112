package sort

import "internal/dynamic"

// A lessSwap sorts a slice of any type.
type lessSwap struct {
	slice  any
	length int
	less   func(i, j int) bool
}

// swapElements exchanges two elements of a slice of any type.
func swapElements(slice any, i, j int)

func (s *lessSwap) Len() int { return s.length }

func (s *lessSwap) Less(i, j int) bool { return s.less(i, j) }

func (s *lessSwap) Swap(i, j int) { swapElements(s.slice, i, j) }

func Slice(x any, less func(i, j int) bool) { Sort(&lessSwap{x, dynamic.Len(x), less}) }

func SliceStable(x any, less func(i, j int) bool) { Stable(&lessSwap{x, dynamic.Len(x), less}) }

func SliceIsSorted(x any, less func(i, j int) bool) bool {
	return IsSorted(&lessSwap{x, dynamic.Len(x), less})
}

type IntSlice []int

func (x IntSlice) Len() int { return len(x) }

func (x IntSlice) Less(i, j int) bool { return x[i] < x[j] }

func (x IntSlice) Swap(i, j int) { x[i], x[j] = x[j], x[i] }

func (x IntSlice) Sort() { Sort(x) }

func (p IntSlice) Search(x int) int { return SearchInts(p, x) }

type Float64Slice []float64

func (x Float64Slice) Len() int { return len(x) }

// Less puts those that are not a number first.
func (x Float64Slice) Less(i, j int) bool { return x[i] < x[j] || x[i] != x[i] && x[j] == x[j] }

func (x Float64Slice) Swap(i, j int) { x[i], x[j] = x[j], x[i] }

func (x Float64Slice) Sort() { Sort(x) }

func (p Float64Slice) Search(x float64) int { return SearchFloat64s(p, x) }

type StringSlice []string

func (x StringSlice) Len() int { return len(x) }

func (x StringSlice) Less(i, j int) bool { return x[i] < x[j] }

func (x StringSlice) Swap(i, j int) { x[i], x[j] = x[j], x[i] }

func (x StringSlice) Sort() { Sort(x) }

func (p StringSlice) Search(x string) int { return SearchStrings(p, x) }

func Ints(x []int) { Sort(IntSlice(x)) }

func Float64s(x []float64) { Sort(Float64Slice(x)) }

func Strings(x []string) { Sort(StringSlice(x)) }

func IntsAreSorted(x []int) bool { return IsSorted(IntSlice(x)) }

func Float64sAreSorted(x []float64) bool { return IsSorted(Float64Slice(x)) }

func StringsAreSorted(x []string) bool { return IsSorted(StringSlice(x)) }
