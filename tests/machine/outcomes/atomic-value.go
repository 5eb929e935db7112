package main

import (
	"fmt"
	"sync/atomic"
)

func main() {
	var v atomic.Value
	done := make(chan bool)
	go func() {
		v.Store([]int{1, 2})
		close(done)
	}()
	x, ok := v.Load().([]int)
	fmt.Println(x, ok)
	<-done
	v.CompareAndSwap(1, 2)
}
