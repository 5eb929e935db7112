package example

func Q1(a, b, d bool) {
	c := make(chan int)
	if a != b && b != d && a != d {
		<-c
	}
}

func Q2(n int) {
	x := uint8(n)
	x -= 1
	c := make(chan int)
	if x == 255 {
		<-c
	}
}

func Q3(n int) {
	x := int8(127)
	x += int8(n)
	c := make(chan int)
	if x < 0 {
		<-c
	}
}

func Q4(n int) {
	c := make(chan int)
	if n/2*2 == n && n%2 == 0 && -3/2 == -1 && -3%2 == -1 {
		<-c
	}
}

func Q5(n int) {
	c := make(chan int)
	if n&1 == 1 || n<<1 == 4 || n>>1 == 3 || n^1 == 0 {
		<-c
	}
}

func Q6(n int) {
	c := make(chan int)
	x := 0.5 + float64(n)
	if int(x) == 2 {
		<-c
	}
}

func Q7(a, b bool) {
	c := make(chan int)
	if (a || b) != (a && b) {
		<-c
	}
}

func Q8(n int) {
	c := make(chan int)
	var u uint = uint(n)
	if u > 1<<40 {
		<-c
	}
}

func Q9(n int) {
	c := make(chan int, 1)
	x, y := n, n*n
	if x*x != y {
		<-c
	}
	if y < 0 {
		<-c
	}
	if y == 4 {
		c <- 1
		c <- 1
	}
}

func Q10(n, m int) {
	c := make(chan int)
	if n < m {
		n, m = m, n
	}
	if n-m > 3 {
		<-c
	}
}

const big = 1 << 62

func Q11(n int) {
	c := make(chan int)
	if big*2-1+big*2 > 0 {
		<-c
	}
	_ = n
}

func Q12(n int) {
	c := make(chan int, 'a'-96)
	c <- 1
	if n > 0 {
		c <- 1
	}
}

const (
	first = iota * 2
	second
	third
)

func Q13(n int) {
	c := make(chan int, third)
	for i := 0; i < n+second; i++ {
		c <- i
	}
}

func Q14(n int32) {
	c := make(chan int)
	if int64(n)*1000000000 > 1<<31 {
		<-c
	}
}

func Q15(n int) {
	c := make(chan int)
	switch x := n; {
	case x > 1:
		fallthrough
	case x < -1:
		<-c
	}
}

func Q16(n int) {
	c := make(chan int)
	x := n
	x |= 2
	if x == 3 {
		<-c
	}
}

func Q17(n int) {
	c := make(chan int)
	y := n
	y++
	y *= 2
	y -= 3
	if y == 1 {
		<-c
	}
}

func Q18(n int) {
	c := make(chan int, 2)
	for i := n; i != 2; i++ {
		if i > 2 {
			break
		}
		c <- 1
	}
}

func Q19(n uint) {
	c := make(chan int)
	if n-1 > n {
		<-c
	}
}

func Q20(n int) {
	c := make(chan int)
	if len([...]int{5: 1}) == 6 && min2(n, 3) == 3 {
		<-c
	}
}

func min2(a, b int) int {
	if a < b {
		return a
	}
	return b
}
