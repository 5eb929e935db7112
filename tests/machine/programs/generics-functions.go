package main

import (
	"fmt"
	"sort"
)

type number interface {
	~int | ~int64 | ~float64
}

func Map[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func Sum[T number](xs ...T) (t T) {
	for _, x := range xs {
		t += x
	}
	return
}

func Keys[M ~map[K]V, K comparable, V any](m M) []K {
	var out []K
	for k := range m {
		out = append(out, k)
	}
	return out
}

func Filter[S ~[]E, E any](s S, keep func(E) bool) S {
	var out S
	for _, e := range s {
		if keep(e) {
			out = append(out, e)
		}
	}
	return out
}

func Ptr[T any](v T) *T { return &v }

func Zero[T any]() T {
	var z T
	return z
}

func Max[T int | string | float64](a, b T) T {
	if a > b {
		return a
	}
	return b
}

type myInt int

func (m myInt) String() string { return fmt.Sprintf("my%d", int(m)) }

type ints []int

func TypeName[T any](v T) string {
	switch any(v).(type) {
	case int:
		return "int"
	case string:
		return "string"
	case fmt.Stringer:
		return "stringer"
	}
	return fmt.Sprintf("%T", v)
}

func Rec[T any](n int, v T) int {
	if n == 0 {
		return 0
	}
	return 1 + Rec(n-1, v)
}

func Conv[T, U number](x T) U { return U(x) }

func Compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(a A) C { return g(f(a)) }
}

func main() {
	fmt.Println(Map([]int{1, 2}, func(i int) string { return fmt.Sprint(i, "!") }))
	fmt.Println(Sum(1, 2, 3), Sum(1.5, 2.0), Sum[myInt](1, 2))
	ks := Keys(map[string]bool{"b": true, "a": false})
	sort.Strings(ks)
	fmt.Println(ks)
	fmt.Printf("%T %v\n", Filter(ints{1, 2, 3}, func(i int) bool { return i > 1 }), Filter(ints{1, 2, 3}, func(i int) bool { return i%2 == 1 }))
	fmt.Println(*Ptr(3), *Ptr("x"), Zero[string]() == "", Zero[*int]() == nil, Zero[[2]int]())
	fmt.Println(Max(2, 3), Max("a", "b"), Max(1.5, 1.0))
	fmt.Println(TypeName(1), TypeName("s"), TypeName(myInt(2)), TypeName([]int{}), TypeName(ints{}))
	fmt.Println(Rec(5, "x"), Conv[int, float64](3)/2, Conv[float64, int](3.9))
	f := Compose(func(i int) string { return fmt.Sprint(i) }, func(s string) int { return len(s) })
	fmt.Println(f(1234))
	g := Sum[int]
	fmt.Println(g(4, 5), Map([]string{"a"}, Ptr[string])[0] != nil)
}
