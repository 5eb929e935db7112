package main

import (
	"fmt"
	"sync"
)

type T struct {
	sync.Mutex
	m map[string]int
}

func main() {
	t := T{m: map[string]int{}}
	d := make(chan bool)
	go func() {
		t.Lock()
		defer t.Unlock()
		t.m["a"]++
		d <- true
	}()
	t.Lock()
	t.m["a"] += 2
	fmt.Println(t.m["a"])
	t.Unlock()
	<-d
}
