package example

import "sync"

func E1(n int) {
	var c chan int
	for range c {
	}
}

func E2(n int) {
	c := make(chan int, 3)
	for i := 0; i <= n; i++ {
		c <- i
	}
}

func E3(n int) {
	c := make(chan int, 3)
	for i := n; i > 0; i-- {
		c <- i
	}
}

func E4(n int) {
	c := make(chan int, 3)
	for i := 0; i < n; i += 2 {
		c <- i
	}
}

func E5(n int) {
	c := make(chan int, 3)
	i := 0
	for i < n {
		i++
		if i == 2 {
			continue
		}
		c <- i
	}
}

func E6(n int) {
	c := make(chan int, 3)
	for i := 0; i < n; i++ {
		if i == 2 {
			break
		}
		c <- i
	}
	c <- 1
	c <- 1
}

func E7(n int) {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() { c <- i }()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}

func E8(n int) {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() { c <- i }()
	}
	for i := 1; i < n; i++ {
		<-c
	}
}

func E9(n int) {
	c := make(chan int, 4)
	for i := 0; i < n; i++ {
		for j := 0; j < i; j++ {
			c <- j
		}
	}
}

func E10(n int) {
	c := make(chan int)
	sum := 0
	for i := 0; i < n; i++ {
		sum += i
	}
	if sum == 3 {
		c <- 1
	}
}

func E11(n int) {
	c := make(chan int, 2)
outer:
	for i := 0; i < n; i++ {
		for j := 0; j < 3; j++ {
			if j == 1 {
				continue outer
			}
			c <- 1
		}
	}
}

func E12(n int) {
	c := make(chan int, 2)
outer:
	for i := 0; i < n; i++ {
		for j := 0; j < 3; j++ {
			if j == 1 {
				break outer
			}
			c <- 1
		}
	}
	c <- 1
}

func E13(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			if i == 1 {
				return
			}
			wg.Done()
		}()
	}
	wg.Wait()
}

func E14(n int) {
	var wg sync.WaitGroup
	var x int
	for i := 0; i < n; i++ {
		x = i
	}
	if x < 0 {
		wg.Add(1)
	}
	if x == 2 {
		wg.Add(1)
	}
	wg.Wait()
}

func E15(n int) {
	c := make(chan int, 1)
	var d chan int
	for i := 0; i < n; i++ {
		if i > 0 {
			d = c
		}
	}
	if n > 1 {
		d <- 1
	} else if n == 1 {
		<-d
	}
}

func E16(n int) {
	c := make(chan int)
	flag := false
	for i := 0; i < n; i++ {
		flag = !flag
	}
	if flag {
		<-c
	}
}

func E17(n int) {
	c := make(chan int, 10)
	x := 1
	for x < n {
		x *= 2
		c <- x
	}
	for i := 1; i < x; i++ {
		<-c
	}
}

func E18(xs []int) {
	c := make(chan int, len(xs))
	for i := range xs {
		if i%2 == 0 {
			c <- 1
		}
	}
	for i := 0; i < len(xs)/2; i++ {
		<-c
	}
}

func E19(xs []int) {
	c := make(chan int, len(xs))
	for range xs[1:] {
		c <- 1
	}
	close(c)
	for range c {
	}
}

func E20(n int) {
	c := make(chan int, 2)
	for i := 0; i < n; {
		i += 1
		c <- 1
		if i > 1 {
			i = n
		}
	}
}

func E21(n int) {
	c := make(chan int, 2)
	for i := range [3]bool{} {
		if i < n {
			c <- 1
		}
	}
}

const P = 3

func E22() {
	c := make(chan int, 2)
	for range [P]bool{} {
		c <- 1
	}
}

func E23(n int) {
	c := make(chan int)
	i := 0
	for {
		if i >= n {
			break
		}
		i++
	}
	if i == 2 {
		<-c
	}
}

func E24(n int) {
	c := make(chan int)
	i := 0
	for ; i < n; i++ {
		if i == 1 {
			break
		}
	}
	if i == 1 {
		<-c
	}
}

func E25(n uint) {
	c := make(chan int, 3)
	for i := n; i > 0; i-- {
		c <- 1
	}
	if n-1 > 100 {
		<-c
	}
}

func E26(n int) {
	done := make(chan bool)
	for i := 0; i < n; i++ {
		go func(last bool) {
			if last {
				done <- true
			}
		}(i == n-1)
	}
	<-done
}

func E27(n int) {
	defers := make(chan int, 2)
	for i := 0; i < n; i++ {
		defer func() { defers <- 1 }()
	}
}
