package main

import "fmt"

func v(s string, n int) int { fmt.Print(s, " "); return n }

func grade(n int) string {
	switch {
	case n >= 90:
		return "A"
	case n >= 80:
		return "B"
	}
	return "F"
}

func main() {
	for i := 0; i < 6; i++ {
		switch i {
		case 0:
			fmt.Print("zero ")
			fallthrough
		case 1:
			fmt.Print("one ")
		case 2, 3:
			if i == 3 {
				break
			}
			fmt.Print("two ")
			fallthrough
		default:
			fmt.Print("default ")
			fallthrough
		case 9:
			fmt.Print("nine ")
		}
		fmt.Println("|")
	}
	switch v("tag", 2) {
	case v("a", 1), v("b", 2), v("c", 3):
		fmt.Println("hit")
	case v("d", 2):
		fmt.Println("no")
	}
	switch x := v("init", 5); {
	case x > 3:
		fmt.Println("big", grade(85), grade(95), grade(1))
	}
	switch {
	default:
		fmt.Println("d")
	case false:
	}
	switch x := interface{}(3); x {
	case "3":
		fmt.Println("string")
	case 3:
		fmt.Println("int")
	}
	switch {
	}
	switch true {
	case 1 > 2:
	case 2 > 1:
		fmt.Println("ok")
	}
}
