package example

func Leaves(n int) {
	i := 0
	c := make(chan int)
loop:
	if i < n {
		i++
		if i == 2 {
			goto end
		}
		goto loop
	}
end:
	if i == 2 && n != 3 {
		<-c
	}
}

func LeavesOver(n int) {
	i := 0
	c := make(chan int)
again:
	if i < n {
		i++
		if i%2 == 0 {
			goto again
		}
		switch {
		case i == 3:
			goto end
		}
		goto again
	}
	if i == 2 {
		<-c
	}
end:
	if i == n && i == 3 {
		<-c
	}
}

func Twice(n int) {
	i, j := 0, 0
	c := make(chan int)
outer:
	j = 0
inner:
	if j < i {
		j++
		goto inner
	}
	i++
	if i < n {
		goto outer
	}
	if i+j == 3 {
		<-c
	}
}

func Crossing(n int) {
	k := 0
	c := make(chan int)
first:
	k++
	if k > n {
		goto last
	}
second:
	k += 2
	if k == 3 {
		goto first
	}
	if k < n {
		goto second
	}
	if k == 5 {
		goto first
	}
last:
	if k == 4 {
		<-c
	}
}

func Inside(n int) {
	k := 0
	c := make(chan int)
	if n > 1 {
		goto second
	}
first:
	k += 10
	if k > 20 {
		goto last
	}
second:
	k++
	if k < n+10 {
		goto first
	}
last:
	if k == 12 || k == 31 {
		<-c
	}
}

func InsideDeclares(n int) {
	k, was := 0, -1
	c := make(chan int)
	if n > 2 {
		goto second
	}
first:
	k++
second:
	x := k * n
	f := func() int { return x }
	if x == was {
		goto last
	}
	was = x
	if k < 3 {
		goto first
	}
	if f() == 6 {
		<-c
	}
last:
	if k == 1 {
		<-c
	}
}

func Skips(n int) {
	c := make(chan int)
	if n == 1 {
		goto b
	}
	if n == 2 {
		goto a
	}
	if n < 0 {
		goto end
	}
	<-c
a:
	go func() { <-c }()
b:
	c <- 1
end:
}
