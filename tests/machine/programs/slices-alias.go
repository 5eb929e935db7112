package main

import "fmt"

func main() {
	a := [5]int{1, 2, 3, 4, 5}
	s := a[1:4]
	s[0] = 20
	fmt.Println(a, s, len(s), cap(s))
	t := append(s, 50)
	fmt.Println(a, t)
	t = append(t, 60)
	t[0] = 0
	fmt.Println(a, s, t)
	u := a[1:2:2]
	u = append(u, 99)
	fmt.Println(a, u, cap(a[1:2:3]))
	p := &a
	for i := range p {
		p[i] *= 2
	}
	fmt.Println(a, len(p), p[2:3])
	copy(a[1:], a[:])
	fmt.Println(a)
	n := copy(s, []int{7, 8})
	fmt.Println(n, s, copy([]byte("abc"), "xy"))
	var nilS []int
	fmt.Println(nilS == nil, len(nilS), append(nilS, 1), nilS[:0] == nil, []int{} == nil)
	b := append([]byte("ab"), "cd"...)
	fmt.Println(string(b))
	m := make([]int, 2, 10)
	fmt.Println(m, len(m[:5]), m[:3])
	mm := make([][]int, 2)
	mm[0] = append(mm[0], 1)
	fmt.Println(mm)
	s2 := s[:cap(s)]
	fmt.Println(s2)
}
