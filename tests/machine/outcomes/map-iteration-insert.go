package main

import (
	"fmt"
)

func main() {
	m := map[int]bool{1: true}
	n := 0
	for k := range m {
		n++
		if k == 1 {
			m[2] = true
		}
	}
	fmt.Println(n)
}
