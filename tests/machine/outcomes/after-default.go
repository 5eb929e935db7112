package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	t := time.After(time.Millisecond)
	for {
		select {
		case <-t:
			fmt.Println("end")
			return
		default:
			runtime.Gosched()
		}
	}
}
