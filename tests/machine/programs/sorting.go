package main

import (
	"fmt"
	"sort"
	"strings"
)

type person struct {
	name string
	age  int
}
type byAge []person

func (b byAge) Len() int           { return len(b) }
func (b byAge) Less(i, j int) bool { return b[i].age < b[j].age }
func (b byAge) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func quick(xs []int) []int {
	if len(xs) < 2 {
		return xs
	}
	p, rest := xs[0], xs[1:]
	var lo, hi []int
	for _, x := range rest {
		if x < p {
			lo = append(lo, x)
		} else {
			hi = append(hi, x)
		}
	}
	return append(append(quick(lo), p), quick(hi)...)
}

func main() {
	ps := []person{{"a", 30}, {"b", 20}, {"c", 25}}
	sort.Sort(byAge(ps))
	fmt.Println(ps)
	sort.Slice(ps, func(i, j int) bool { return ps[i].name > ps[j].name })
	fmt.Println(ps)
	xs := []int{3, 1, 2}
	sort.Ints(xs)
	fmt.Println(xs, sort.SearchInts(xs, 2), quick([]int{5, 3, 8, 1, 9, 2}))
	words := strings.Fields(" the quick  brown fox ")
	sort.Sort(sort.Reverse(sort.StringSlice(words)))
	fmt.Println(strings.Join(words, ","), strings.Repeat("ab", 2), strings.Split("a,b,c", ","), strings.Contains("abc", "bc"))
	var sb strings.Builder
	for i := 0; i < 3; i++ {
		fmt.Fprintf(&sb, "%d-", i)
	}
	sb.WriteString("end")
	fmt.Println(sb.String(), sb.Len(), strings.TrimSuffix(sb.String(), "end"), strings.Title("x"))
}
