package example

// The iteration that ends a loop also ran what stands before its test.

func ClosureCounter(n int) {
	c := make(chan int, 2)
	k := 0
	next := func() int { k++; return k }
	for next() <= n {
		c <- k
	}
	if k == 1 {
		<-c
	}
}

func Other(n int) {
	c := make(chan int, 2)
	k := 0
	for {
		k++
		if k > n {
			break
		}
		c <- k
	}
	if k == 1 {
		<-c
	}
}
func Third(n int) {
	c := make(chan int, 2)
	k := 0
	for {
		k++
		if k > n {
			return
		}
		c <- k
		if k == 3 {
			break
		}
	}
	if k == 3 {
		<-c
	}
}

func Fourth(n int) {
	c := make(chan int, 2)
	d := make(chan int)
	last := c
	for i := 0; ; i++ {
		last = d
		if i >= n {
			break
		}
		last = c
	}
	last <- 1
}

func Fifth(n int) {
	c := make(chan int, 1)
	seen := false
	i := 0
	for {
		seen = true
		if i >= n {
			break
		}
		i++
		seen = false
	}
	if seen {
		<-c
	}
}

func Sixth(n int) {
	c := make(chan int, 1)
	left := func() bool { n--; return n >= 0 }
	for left() {
	}
	if n == -1 {
		<-c
	}
}

func Seventh(xs []int) {
	c := make(chan int, 1)
	var got []int
	for i := 0; ; i++ {
		got = append(got, i)
		if i == len(xs) {
			break
		}
	}
	if len(got) > len(xs) {
		<-c
	}
}

func Eighth(n int) {
	var wg []func()
	c := make(chan int)
	for i := 0; ; i++ {
		wg = append(wg, func() { c <- 1 })
		if i >= n {
			break
		}
	}
	for _, f := range wg {
		go f()
	}
	for i := 0; i < n; i++ {
		<-c
	}
}
