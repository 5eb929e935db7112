package main

import "fmt"

func main() {
outer:
	for i := 0; i < 4; i++ {
		for j := 0; ; j++ {
			if j == 2 {
				continue outer
			}
			if i == 3 {
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
	n := 0
	for n < 3 {
		n++
		if n == 2 {
			continue
		}
		fmt.Print(n, " ")
	}
	for {
		n--
		if n < 0 {
			break
		}
	}
	fmt.Println(n)
sw:
	switch {
	case true:
		for {
			break sw
		}
	}
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		if i == 1 {
			continue
		}
		fmt.Print(i, ",", j, " ")
	}
	fmt.Println()
	k := 0
loop:
	for k = range []int{5, 6, 7} {
		switch k {
		case 1:
			continue loop
		}
		fmt.Print(k)
	}
	fmt.Println(k)
	var idx [3]int
	for idx[1] = range "ab" {
	}
	fmt.Println(idx)
}
