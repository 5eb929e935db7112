package main

import (
	"fmt"
	"runtime"
)

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() {
			fmt.Println("r", recover())
		}()
		defer func() {
			panic("in goexit")
		}()
		runtime.Goexit()
	}()
	<-done
	fmt.Println("end")
}
