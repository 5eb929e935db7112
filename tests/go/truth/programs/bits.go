package example

import "sync"

func N1(n int) {
	c := make(chan int, 1)
	x := int8(n) * 100
	if x == -56 {
		<-c
	}
	c <- 1
}

func N2(n int) {
	c := make(chan int, 2)
	x := uint8(n)
	x -= 1
	if x > 250 {
		c <- 1
		c <- 1
	}
	c <- 1
}

func N3(n int) {
	c := make(chan int)
	if n%3 == 2 {
		<-c
	}
}

func N4(n int) {
	c := make(chan int)
	if n%-3 == -2 {
		<-c
	}
}

func N6(n int) {
	c := make(chan int)
	if n>>63 == -1 {
		<-c
	}
}

func N7(n int) {
	c := make(chan int, 2)
	k := n &^ 1
	for i := 0; i < k; i++ {
		c <- i
	}
	if k < 0 {
		<-c
	}
}

func N8(n int) {
	c := make(chan int)
	if n<<1 == 4 || n|1 == 3 {
		<-c
	}
}

func N9(n int) {
	c := make(chan int, 1)
	if n/2*2 != n {
		c <- 1
	}
	if n%2 != 0 {
		<-c
	}
	if n%2 == 1 {
		c <- 1
		<-c
	}
}

func N10(n int) {
	c := make(chan int)
	switch {
	case n > 2:
		<-c
		fallthrough
	case n > 1:
		c <- 1
	case n > 0:
		fallthrough
	default:
		go func() { <-c }()
		c <- 1
	}
}

func N11(n int) {
	c := make(chan int, 3)
	switch n {
	case 0:
		c <- 1
		fallthrough
	case 1:
		c <- 1
		fallthrough
	case 2:
		c <- 1
		if n == 2 {
			break
		}
		c <- 1
	default:
		c <- 1
	}
}

func N13(n int) {
	c := make(chan int, 2)
outer:
	for i := 0; i < 3; i++ {
		for j := 0; j < 3; j++ {
			if j == n {
				continue outer
			}
			if i == 2 {
				break outer
			}
		}
		c <- i
	}
	c <- 9
}

func N15(n int) {
	var u uint = 3
	c := make(chan int, 3)
	for u >= 0 && u < 4 {
		c <- 1
		u--
	}
	if n > 0 {
		c <- 1
	}
}

func N16(n int) {
	c := make(chan int, 1)
	x := ^n
	if x == -1 {
		<-c
	}
	if -x == n+1 {
		c <- 1
	}
}

func N18(n int) {
	c := make(chan int, 1)
	const k = 1<<62 + 1<<61
	if n*k < 0 && n > 0 {
		<-c
	}
}

func N19(n int) {
	c := make(chan int)
	m := n
	m ^= m << 1
	m &= 3
	if m == 1 {
		<-c
	}
}

func N29(n int) {
	c := make(chan int, 1)
	var mu sync.Mutex
	if n%4 == 3 {
		mu.Lock()
	}
	if (n+4)%4 == 3 {
		mu.Unlock()
	}
	c <- 1
}

func N30(a, b int) {
	c := make(chan int, 1)
	if a%2 == b%2 {
		c <- 1
	}
	if (a-b)%2 == 0 {
		c <- 1
		<-c
		<-c
	}
}

func N31(n int) {
	c := make(chan int, 1)
	if b := n&2 != 0; b {
		c <- 1
	}
	if n&2 == 2 {
		<-c
	}
	if n&-2 == n {
		c <- 1
	}
	if n&1 == 0 {
		<-c
	}
}

func N32(n int) {
	c := make(chan int)
	var i8 int8 = 127
	i8 += int8(n)
	if i8 == -128 {
		<-c
	}
	var u16 uint16 = uint16(n) << 15
	if u16 == 0 {
		return
	}
	go func() { c <- int(u16) }()
	<-c
}

func R14(n int) {
	const k = 1 << 40
	c := make(chan int)
	if n*k*k == 0 && n != 0 {
		<-c
	}
	if n*k < 0 && n > 0 {
		<-c
	}
}

func R15(n int) {
	c := make(chan int)
	m := n
	for i := 0; i < 70; i++ {
		m *= 2
	}
	if m == 0 {
		<-c
	}
}

func R16(n int) {
	c := make(chan int)
	h := uint32(2166136261)
	h ^= uint32(n)
	h *= 16777619
	if h%2 == 0 {
		<-c
	}
}

func R17(n int) {
	c := make(chan int)
	h := n*31 + 7
	if h%4 == 2 {
		<-c
	}
	if (h>>1)&1 == 1 {
		c <- 1
	}
}

func R18(n int) {
	c := make(chan int, 3)
	for i := 0; i < n*n%5; i++ {
		c <- i
	}
}

func R19(n uint) {
	c := make(chan int, 3)
	for i := n; i > 0; i >>= 1 {
		c <- 1
	}
	if n&1 == 1 && n%2 == 0 {
		<-c
	}
}

func R20(n int) {
	c := make(chan int)
	bits := 0
	for m := n & 7; m != 0; m &= m - 1 {
		bits++
	}
	if bits == 2 {
		<-c
	}
}

func R21(a, b int) {
	c := make(chan int, 1)
	switch a % 3 {
	case 0:
		c <- 1
		fallthrough
	case b % 2:
		c <- 1
	case 2, -2:
	default:
		<-c
	}
}

func R22(n int) {
	c := make(chan int, 2)
	switch x := n & 3; {
	case x == 3:
		c <- 1
		fallthrough
	default:
		c <- 1
		fallthrough
	case x == 1:
		c <- 1
	}
}
