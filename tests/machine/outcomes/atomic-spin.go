package main

import (
	"fmt"
	"runtime"
	"sync/atomic"
)

func main() {
	var flag int32
	go func() {
		atomic.StoreInt32(&flag, 1)
	}()
	for atomic.LoadInt32(&flag) == 0 {
		runtime.Gosched()
	}
	fmt.Println("seen")
}
