package main

// main posts twice at the same time, while somebody looks at the total before reading.
func main() {
	b := &board{news: make(chan int)}
	go b.post(3)
	go b.post(6)
	b.mu.Lock()
	early := b.total
	b.mu.Unlock()
	one := b.read()
	two := b.read()
	if early < 0 || one < 3 || two != 9 {
		panic("the total is wrong")
	}
	if cap(b.news) != 0 {
		panic("the channel must stay without room")
	}
	other := &board{total: 2, news: make(chan int)}
	go other.post(-5)
	if <-other.news != -5 {
		panic("the news is not the value that was posted")
	}
	other.mu.Lock()
	defer other.mu.Unlock()
	if other.total != -3 {
		panic("the total is wrong")
	}
}

// large posts numbers of n binary digits, above and below zero.
func large(n int) {
	b := &board{news: make(chan int)}
	want := 0
	for i := 1; i <= n; i++ {
		value := 1<<(n%62) - i
		if i%2 == 0 {
			value = -value
		}
		want += value
		go b.post(value)
		if <-b.news != value {
			panic("the news is not the value that was posted")
		}
		b.mu.Lock()
		got := b.total
		b.mu.Unlock()
		if got != want {
			panic("the total is wrong")
		}
	}
}
