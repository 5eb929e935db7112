package main

import (
	"fmt"
	"time"
)

func main() {
	t := time.NewTimer(time.Millisecond)
	if !t.Stop() {
		<-t.C
	}
	t.Reset(time.Millisecond)
	<-t.C
	fmt.Println("ok", t.Stop())
}
