package main

import "fmt"

type T struct{ a, b int }

var log []string

func idx(s string, i int) int { log = append(log, s); return i }
func ptr(s string, t *T) *T   { log = append(log, s); return t }
func two() (int, int)         { log = append(log, "two"); return 7, 8 }

func main() {
	xs := []int{0, 0, 0}
	t := &T{}
	xs[idx("i", 0)], ptr("p", t).b = two()
	fmt.Println(xs, *t, log)
	log = nil
	xs[idx("i", 1)], ptr("p", t).a, xs[idx("j", 2)] = idx("v1", 1), idx("v2", 2), idx("v3", 3)
	fmt.Println(xs, *t, log)
	m := map[string]int{}
	m["a"], m["b"] = m["b"]+1, m["a"]+2
	fmt.Println(m)
	var a, b, c = 1, "x", 2.5
	a, b = 2, b+"y"
	fmt.Println(a, b, c)
	i := 0
	i, xs[i] = 2, 50
	fmt.Println(i, xs)
	var e interface{}
	var err error
	e, err = fmt.Sprint("boxed"), fmt.Errorf("err")
	fmt.Println(e, err)
	x, y := two()
	x, z := two()
	_, y = two()
	fmt.Println(x, y, z)
	var p *int
	p, x = &x, 5
	*p, x = 6, *p+1
	fmt.Println(x)
	arr := [2]int{1, 2}
	arr[0], arr[1] = arr[1], arr[0]
	brr := arr
	arr, brr[0] = brr, 9
	fmt.Println(arr, brr)
	var q struct{ n, m int }
	q.n, q.m = 1, q.n+1
	fmt.Println(q)
	v, ok := interface{}(3).(int)
	w, ok := m["zz"]
	fmt.Println(v, w, ok)
}
