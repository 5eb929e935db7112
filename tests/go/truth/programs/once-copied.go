package example

import "sync"

type filled struct {
	once sync.Once
	n    int
}

func Renewed(n int) {
	var t filled
	c := make(chan int, 1)
	t.once.Do(func() { c <- 1 })
	if n > 1 {
		t = filled{}
	}
	t.once.Do(func() { c <- 1 })
}

func Restored(n int) {
	var once sync.Once
	unused := once
	c := make(chan int, 1)
	once.Do(func() { c <- 1 })
	if n > 1 {
		once = unused
	}
	if n != 2 {
		once.Do(func() { c <- 2 })
	} else {
		unused.Do(func() {})
	}
}
