package main

import (
	"fmt"
	"time"
)

func main() {
	c := make(chan string, 2)
	t := time.AfterFunc(time.Millisecond, func() { c <- "fired" })
	go func() {
		if t.Stop() {
			c <- "stopped"
		} else {
			c <- "late"
		}
	}()
	fmt.Println(<-c)
}
