package main

import "fmt"

func main() {
	zero := 0
	a, b := 1, 2
	fmt.Println(b)
	xs := []int{1}
	func() {
		defer func() { fmt.Println(recover(), a, xs) }()
		a, xs[3] = 7, 8
	}()
	func() {
		defer func() { fmt.Println(recover(), a) }()
		a = xs[1+zero]
	}()
}
