package main

import (
	"fmt"
)

func safe(f func(), c chan string) {
	defer func() {
		if r := recover(); r != nil {
			c <- fmt.Sprint(r)
			return
		}
		c <- "ok"
	}()
	f()
}

func main() {
	c := make(chan string)
	go safe(func() { var m map[string]int; m["a"] = 1 }, c)
	go safe(func() { x := []int{1}; i := 5; _ = x[i] }, c)
	go safe(func() {}, c)
	for i := 0; i < 3; i++ {
		fmt.Println(<-c)
	}
}
