package main

import (
	"fmt"
)

func f(n int) (r int) {
	defer func() {
		if e := recover(); e != nil {
			fmt.Println("recovered", e)
			r = n
		}
	}()
	defer func() {
		if n == 2 {
			panic(fmt.Sprint("second ", n))
		}
	}()
	if n > 0 {
		panic(fmt.Sprint("first ", n))
	}
	return -1
}

func main() {
	fmt.Println(f(0), f(1), f(2))
	defer fmt.Println("deferred in main")
	defer func() {
		defer func() {
			fmt.Println("inner", recover())
			panic("three")
		}()
		panic("two")
	}()
	panic("one")
}
