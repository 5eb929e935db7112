package example

import "sort"

func fill(xs []int) {
	for i := range xs {
		xs[i] = 1
	}
}

func F1(n int) {
	c := make(chan int, 1)
	xs := []int{n}
	if xs[0] > 0 {
		c <- 1
	}
	fill(xs)
	if xs[0] > 0 {
		<-c
	}
}

func F2(n int) {
	c := make(chan int)
	xs := []int{n, 5}
	ys := xs[:1]
	ys = append(ys, 7)
	if xs[1] == 7 {
		<-c
	}
}

func F3(n int) {
	c := make(chan int)
	xs := []int{n, 5}
	ys := xs[:1:1]
	ys = append(ys, 7)
	if xs[1] == 7 {
		<-c
	}
}

func F4(n int) {
	c := make(chan int)
	xs := []int{n, 2}
	copy(xs, []int{3})
	if xs[0] == 3 {
		<-c
	}
}

func F5(n int) {
	c := make(chan int)
	xs := []int{3, n}
	sort.Ints(xs)
	if xs[0] == 3 {
		<-c
	}
}

func F6(n int) {
	c := make(chan int)
	xs := []int{n, 2}
	p := &xs[0]
	*p = 9
	if xs[0] == 9 {
		<-c
	}
}

func set(xs ...int) { xs[0] = 8 }

func F7(n int) {
	c := make(chan int)
	xs := []int{n, 2}
	set(xs...)
	if xs[0] == 8 {
		<-c
	}
}

func F8(n int) {
	c := make(chan int)
	x := n
	set(x)
	if x == 8 {
		<-c
	}
}

func F9(n int) {
	c := make(chan int)
	xs := make([]int, 0, 4)
	ys := append(xs, n)
	zs := append(xs, 7)
	if ys[0] == 7 {
		<-c
	}
	_ = zs
}

func F10(n int) {
	c := make(chan int)
	xs := []int{1, 2, 3}
	xs[n&1] = 7
	if xs[0] == 7 {
		<-c
	}
}

func F11(xs []int) {
	c := make(chan int, 1)
	for i, x := range xs {
		xs[i] = x + 1
	}
	if len(xs) > 0 && xs[0] == 1 {
		c <- 1
		c <- 1
	}
}

func F12(n int) {
	cs := make([]chan int, 2)
	for i := range cs {
		cs[i] = make(chan int)
	}
	go func() { cs[0] <- 1 }()
	<-cs[1]
}

func F13(n int) {
	cs := make([]chan int, 2)
	for i := range cs {
		cs[i] = make(chan int)
	}
	for _, c := range cs {
		go func(c chan int) { c <- 1 }(c)
	}
	for _, c := range cs {
		<-c
	}
}

func F14(n int) {
	cs := make([]chan int, 2)
	go func() { cs[0] <- 1 }()
}

func F15(n int) {
	cs := map[int]chan int{}
	cs[1] = make(chan int, 1)
	cs[n] <- 1
}

func F16(n int) {
	m := map[int]int{}
	m[n] = 1
	m[2] = 5
	c := make(chan int)
	if m[n] == 5 {
		<-c
	}
}

func F17(n int) {
	m := map[int]int{1: 1, 2: 2}
	delete(m, n)
	c := make(chan int, 1)
	for range m {
		c <- 1
	}
}

func F18(n int) {
	m := map[int]int{1: 1, 2: 2}
	m[n] = 1
	c := make(chan int, 2)
	for range m {
		c <- 1
	}
}

func F19(n int) {
	m := map[int]bool{}
	for i := 0; i < n; i++ {
		m[i%2] = true
	}
	c := make(chan int, 1)
	for range m {
		c <- 1
	}
}

func F20(n int) {
	xs := []int{1, 2, 3}
	xs = xs[:0]
	c := make(chan int, 1)
	for range xs {
		c <- 1
		c <- 1
	}
	for i := 0; i < cap(xs); i++ {
		c <- 1
	}
}

func F21(n int) {
	a := [2]int{n, 0}
	for i, x := range a {
		a[1] = 5
		if i == 1 && x == 5 {
			c := make(chan int)
			<-c
		}
	}
}

func F22(n int) {
	a := []int{n, 0}
	for i, x := range a {
		a[1] = 5
		if i == 1 && x == 5 {
			c := make(chan int)
			<-c
		}
	}
}

func F23(n int) {
	xs := []int{1}
	c := make(chan int, 2)
	for range xs {
		xs = append(xs, 1)
		c <- 1
	}
	c <- len(xs)
	for range xs {
		<-c
	}
}

func F24(n int) {
	if n < 0 {
		return
	}
	xs := make([]int, n)
	ys := append(xs, xs...)
	c := make(chan int, 4)
	for range ys {
		c <- 1
	}
}

func F25(b bool) {
	type item struct{ on bool }
	xs := []*item{{b}, {false}}
	ys := []*item{xs[0]}
	ys[0].on = !ys[0].on
	c := make(chan int)
	if xs[0].on {
		<-c
	}
}

func F26(n int) {
	xs := [][]int{{1}, {2}}
	xs[0] = xs[1]
	xs[1][0] = n
	c := make(chan int)
	if xs[0][0] == 2 {
		<-c
	}
}
