package example

import "sync"

func UpInclusive(n int) {
	c := make(chan int, 2)
	go func() {
		for i := 1; i <= n; i++ {
			c <- i
		}
	}()
	for i := 0; i < n; i++ {
		<-c
	}
}

func DownTo(n, m int) {
	c := make(chan int)
	go func() {
		for i := n; i >= m; i-- {
			c <- i
		}
	}()
	for i := m; i <= n; i++ {
		<-c
	}
}

func NotEqual(xs []int) {
	c := make(chan int)
	go func() {
		for i := 0; i != len(xs); i++ {
			c <- xs[i]
		}
	}()
	for range xs {
		<-c
	}
}

func StepTwo(n int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i += 2 {
			c <- i
		}
	}()
	for i := 0; i < (n+1)/2; i++ {
		<-c
	}
}

func DownByTwo(n int) {
	c := make(chan int)
	go func() {
		for i := n; i > 0; i -= 2 {
			c <- i
		}
	}()
	for i := 0; i < n/2; i++ {
		<-c
	}
}

func Mirrored(n int) {
	c := make(chan int)
	go func() {
		for i := 0; n > i; i++ {
			c <- i
		}
	}()
	for left := n; 0 < left; left-- {
		<-c
	}
}

func OverString(s string) {
	c := make(chan rune)
	go func() {
		for _, r := range s {
			c <- r
		}
	}()
	for i := 0; i < len(s); i++ {
		<-c
	}
}

func OverMap(m map[int]string) {
	c := make(chan string, len(m))
	for _, v := range m {
		go func(v string) { c <- v }(v)
	}
	for range m {
		<-c
	}
}

func MapGrows(m map[int]string) {
	c := make(chan string, len(m))
	m[100] = "x"
	for _, v := range m {
		c <- v
	}
}

func SliceGrows(xs []int) {
	c := make(chan int, len(xs))
	xs = append(xs, 1)
	for _, x := range xs {
		c <- x
	}
}

func Resliced(xs []int) {
	if len(xs) == 0 {
		return
	}
	c := make(chan int, len(xs)-1)
	for _, x := range xs[1:] {
		c <- x
	}
}

func BoundChanges(n int) {
	c := make(chan int, 3)
	for i := 0; i < n; i++ {
		if i == 1 {
			n = 2
		}
	}
	for i := 0; i < n; i++ {
		c <- i
	}
}

func LoopVarChanges(n int) {
	c := make(chan int, 2)
	for i := 0; i < n; i++ {
		c <- i
		i++
	}
}

func Counted(xs []int) {
	c := make(chan int)
	count := 0
	for _, x := range xs {
		x := x
		count++
		go func() { c <- x }()
	}
	for i := 0; i < count; i++ {
		<-c
	}
}

func NestedSends(n, m int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			for j := 0; j < m; j++ {
				c <- j
			}
		}
	}()
	for i := 0; i < n*m; i++ {
		<-c
	}
}

func ConstantTurns(n int) {
	c := make(chan int)
	d := make(chan int)
	for i := 0; i < 3; i++ {
		go func() {
			c <- 1
			<-d
		}()
	}
	for i := 0; i < n; i++ {
		<-c
	}
	for i := 0; i < 3; i++ {
		d <- 1
	}
}

func Continues(xs []int, ok func(int) bool) {
	c := make(chan int, len(xs))
	for _, x := range xs {
		if !ok(x) {
			continue
		}
		c <- x
	}
}

func Breaks(xs []int, ok func(int) bool) {
	c := make(chan int)
	go func() {
		for range xs {
			<-c
		}
	}()
	for _, x := range xs {
		if !ok(x) {
			break
		}
		c <- x
	}
}

func LabeledBreak(n int, ok func(int) bool) {
	c := make(chan int, 4)
outer:
	for i := 0; i < n; i++ {
		switch {
		case ok(i):
			c <- 1
		default:
			break outer
		}
	}
}

func PerTurnChannel(xs []int) {
	for _, x := range xs {
		done := make(chan int)
		go func(x int) { done <- x }(x)
		<-done
	}
}

func PerTurnLeak(xs []int, ok bool) {
	for _, x := range xs {
		done := make(chan int)
		go func(x int) { done <- x }(x)
		if ok {
			<-done
		}
	}
}

func PerTurnSize(n int) {
	for i := 0; i < n; i++ {
		c := make(chan int, i)
		c <- 1
	}
}

func OddOnes(n int) {
	c := make(chan int, 1)
	for i := 0; i < n; i++ {
		if i%2 == 1 {
			c <- i
		}
	}
}

func AddInTurns(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(i)
	}
	wg.Wait()
}

func MakeSlice(n int) {
	results := make([]int, n)
	c := make(chan int)
	for i := range results {
		i := i
		go func() { c <- i }()
	}
	for range results {
		results[<-c]++
	}
}

func EndlessForNegative(n int) {
	c := make(chan int, 3)
	if n < 0 {
		return
	}
	for i := 0; i != n; i++ {
		c <- i
	}
}

func FirstBad(xs []int, bad func(int) bool) error {
	for _, x := range xs {
		if bad(x) {
			return nil
		}
	}
	c := make(chan int)
	go func() {
		for _, x := range xs {
			c <- x
		}
	}()
	for range xs {
		<-c
	}
	return nil
}
