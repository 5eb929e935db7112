package main

import "fmt"

func swap(a, b int) (x, y int) {
	x, y = a, b
	return y, x
}

func shadow() (n int, err error) {
	n = 1
	if true {
		n, err := 2, fmt.Errorf("inner")
		_, _ = n, err
	}
	return
}

func multi() (a int, b string, c []int) { return 1, "b", nil }

func pass() (int, string, []int) { return multi() }

func dirty() (n int) {
	defer func() { n++ }()
	return n + 10
}

func blank() (_ int, s string) { s = "x"; return }

func capture() (f func() int, n int) {
	n = 5
	f = func() int { return n }
	n = 6
	return f, n + 1
}

func use(a int, b string, c []int) string { return fmt.Sprint(a, b, len(c)) }

func main() {
	fmt.Println(swap(1, 2))
	fmt.Println(shadow())
	a, b, c := pass()
	fmt.Println(a, b, c == nil, dirty())
	fmt.Println(blank())
	fmt.Println(use(multi()))
	f, n := capture()
	fmt.Println(f(), n)
	_, b, _ = pass()
	x, b := 5, "new"
	fmt.Println(x, b)
}
