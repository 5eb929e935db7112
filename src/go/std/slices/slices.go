package slices

import "cmp"

func Equal[S ~[]E, E comparable](s1, s2 S) bool {
	if len(s1) != len(s2) {
		return false
	}
	for i := range s1 {
		if s1[i] != s2[i] {
			return false
		}
	}
	return true
}

func EqualFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](s1 S1, s2 S2, eq func(E1, E2) bool) bool {
	if len(s1) != len(s2) {
		return false
	}
	for i, v1 := range s1 {
		if !eq(v1, s2[i]) {
			return false
		}
	}
	return true
}

func Compare[S ~[]E, E cmp.Ordered](s1, s2 S) int { return CompareFunc(s1, s2, cmp.Compare[E]) }

func CompareFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](s1 S1, s2 S2, cmp func(E1, E2) int) int {
	for i, v1 := range s1 {
		if i >= len(s2) {
			return 1
		}
		if c := cmp(v1, s2[i]); c != 0 {
			return c
		}
	}
	if len(s1) < len(s2) {
		return -1
	}
	return 0
}

func Index[S ~[]E, E comparable](s S, v E) int {
	for i := range s {
		if v == s[i] {
			return i
		}
	}
	return -1
}

func IndexFunc[S ~[]E, E any](s S, f func(E) bool) int {
	for i := range s {
		if f(s[i]) {
			return i
		}
	}
	return -1
}

func Contains[S ~[]E, E comparable](s S, v E) bool { return Index(s, v) >= 0 }

func ContainsFunc[S ~[]E, E any](s S, f func(E) bool) bool { return IndexFunc(s, f) >= 0 }

func Insert[S ~[]E, E any](s S, i int, v ...E) S {
	_ = s[i:]
	if len(v) == 0 {
		return s
	}
	// Both may be parts of what is overwritten.
	added := append([]E(nil), v...)
	tail := append([]E(nil), s[i:]...)
	return append(append(s[:i], added...), tail...)
}

func Delete[S ~[]E, E any](s S, i, j int) S {
	_ = s[i:j:len(s)]
	if i == j {
		return s
	}
	kept := append(s[:i], s[j:]...)
	zeroBehind(s, len(kept))
	return kept
}

func DeleteFunc[S ~[]E, E any](s S, del func(E) bool) S {
	n := 0
	for _, v := range s {
		if !del(v) {
			s[n] = v
			n++
		}
	}
	zeroBehind(s, n)
	return s[:n]
}

func Replace[S ~[]E, E any](s S, i, j int, v ...E) S {
	_ = s[i:j]
	added := append([]E(nil), v...)
	tail := append([]E(nil), s[j:]...)
	length := len(s)
	kept := append(append(s[:i], added...), tail...)
	if len(kept) < length {
		zeroBehind(s, len(kept))
	}
	return kept
}

func Clone[S ~[]E, E any](s S) S {
	if s == nil {
		return nil
	}
	return append(S{}, s...)
}

func Compact[S ~[]E, E comparable](s S) S {
	return CompactFunc(s, func(a, b E) bool { return a == b })
}

func CompactFunc[S ~[]E, E any](s S, eq func(E, E) bool) S {
	if len(s) < 2 {
		return s
	}
	n := 1
	for _, v := range s[1:] {
		if !eq(s[n-1], v) {
			s[n] = v
			n++
		}
	}
	zeroBehind(s, n)
	return s[:n]
}

func zeroBehind[S ~[]E, E any](s S, n int) {
	var zero E
	for i := n; i < len(s); i++ {
		s[i] = zero
	}
}

func Grow[S ~[]E, E any](s S, n int) S {
	if n < 0 {
		panic("cannot be negative")
	}
	if len(s)+n <= cap(s) {
		return s
	}
	grown := make(S, len(s), len(s)+n)
	copy(grown, s)
	return grown
}

func Clip[S ~[]E, E any](s S) S { return s[:len(s):len(s)] }

func Reverse[S ~[]E, E any](s S) {
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
}

func Concat[S ~[]E, E any](slices ...S) S {
	size := 0
	for _, s := range slices {
		size += len(s)
	}
	if size == 0 {
		return nil
	}
	all := make(S, 0, size)
	for _, s := range slices {
		all = append(all, s...)
	}
	return all
}

func Repeat[S ~[]E, E any](x S, count int) S {
	if count < 0 {
		panic("cannot be negative")
	}
	all := make(S, 0, len(x)*count)
	for i := 0; i < count; i++ {
		all = append(all, x...)
	}
	return all
}
