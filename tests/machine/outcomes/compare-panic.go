package main

import (
	"fmt"
)

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { fmt.Println(recover()) }()
		var a, b interface{} = []int{1}, []int{1}
		fmt.Println(a == b)
	}()
	<-done
	m := map[interface{}]int{}
	defer func() { fmt.Println(recover()) }()
	m[func() {}] = 1
}
