package main

import "fmt"

var x = "package"

type int32 string

func len(s string) int { return 100 }

func f() (x int) {
	x = 1
	{
		x := 2
		x++
	}
	if x := x + 10; x > 5 {
		x += 100
		fmt.Println(x)
	} else if y := x; y > 0 {
		fmt.Println(y)
	}
	for x := 0; x < 1; x++ {
		x := "inner"
		fmt.Println(x)
	}
	return
}

func main() {
	fmt.Println(x, f(), len("a"), int32("t"))
	x := x + "!"
	true := false
	nil := 3
	fmt.Println(x, true, nil)
	string := func(s []byte) int { return cap(s) }
	fmt.Println(string(make([]byte, 1, 4)))
	type x2 struct{ x int }
	fmt.Println(x2{x: 1}.x)
	switch x := 5; x {
	case 5:
		x := x * 2
		fmt.Println(x)
	}
	func(x int) { fmt.Println(x) }(9)
	a, err := 1, error(fmt.Errorf("e"))
	if b, err := 2, fmt.Errorf("e2"); err != error(err) || b > 1 {
		fmt.Println(a, b, err)
	}
	fmt.Println(err)
}
