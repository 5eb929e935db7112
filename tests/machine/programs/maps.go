package main

import "fmt"

type key struct {
	a int
	b string
}

func main() {
	m := map[key][]int{}
	m[key{1, "x"}] = append(m[key{1, "x"}], 1, 2)
	m[key{1, "x"}][0] = 9
	v, ok := m[key{2, "y"}]
	fmt.Println(m, v == nil, ok, len(m))
	delete(m, key{1, "x"})
	delete(m, key{1, "x"})
	fmt.Println(len(m))
	var nilM map[string]int
	fmt.Println(nilM["a"], len(nilM), nilM == nil)
	delete(nilM, "a")
	for range nilM {
		fmt.Println("never")
	}
	c := map[string]int{"a": 1, "b": 2, "c": 3}
	sum := 0
	for k, v := range c {
		sum += v
		delete(c, k)
	}
	fmt.Println(sum, len(c))
	d := map[string]map[string]int{"x": {"y": 1}}
	d["x"]["z"]++
	d["w"] = map[string]int{}
	fmt.Println(d, d["none"]["y"])
	if v, ok := d["x"]["y"]; ok {
		fmt.Println(v)
	}
	type counts map[rune]int
	cs := counts{}
	for _, r := range "hello" {
		cs[r]++
	}
	fmt.Println(cs['l'], cs['z'], cs)
	e := map[bool]string{true: "t", false: "f"}
	fmt.Println(e[1 < 2], e)
	f := map[[2]int]*int{}
	n := 5
	f[[2]int{1, 2}] = &n
	*f[[2]int{1, 2}] = 6
	fmt.Println(n)
	var _, present = c["a"]
	fmt.Println(present)
	fn := map[string]func(){"p": func() { fmt.Println("called") }}
	fn["p"]()
}
