package main

import "fmt"

func count(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		defer fmt.Print("[done]")
		for i := 0; i < n; i++ {
			if !yield(i) {
				fmt.Print("[stop]")
				return
			}
		}
	}
}

func pairs(yield func(string, int) bool) {
	_ = yield("a", 1) && yield("b", 2)
}

func find(n int) (r string) {
	defer func() { r += "!" }()
	for i := range count(10) {
		if i == n {
			return fmt.Sprint("found ", i)
		}
	}
	return "none"
}

func nested() (string, int) {
outer:
	for i := range count(5) {
		for j := range count(5) {
			if j == 1 {
				continue outer
			}
			if i == 2 {
				break outer
			}
			if i == 3 {
				return "never", 0
			}
			fmt.Print(i, j, " ")
		}
	}
	for i := range count(3) {
		for j := range count(3) {
			if i*j == 2 {
				return "deep", i*10 + j
			}
		}
	}
	return "end", -1
}

func deferring() {
	for i := range count(3) {
		defer fmt.Print("deferred ", i, ";")
	}
	fmt.Print("body end;")
}

func bad(yield func(int) bool) {
	yield(1)
	yield(2)
}

func recovers(yield func(int) bool) {
	defer func() { recover() }()
	yield(1)
}

func main() {
	for i := range count(3) {
		if i == 1 {
			continue
		}
		fmt.Print(i, " ")
	}
	fmt.Println()
	for k, v := range pairs {
		fmt.Print(k, v, " ")
	}
	for range pairs {
		fmt.Print(".")
		break
	}
	fmt.Println()
	fmt.Println(find(2), find(20))
	fmt.Println(nested())
	deferring()
	fmt.Println()
	func() {
		defer func() { fmt.Println(recover()) }()
		for x := range bad {
			fmt.Print(x, " ")
			break
		}
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		for range recovers {
			panic("mine")
		}
	}()
	func() {
		defer func() { fmt.Println("got", recover()) }()
		for i := range count(3) {
			panic(i)
		}
	}()
	sum := 0
	var fs []func() int
	for i := range 4 {
		i *= 10
		sum += i
		fs = append(fs, func() int { i++; return i })
	}
	fmt.Println(sum, fs[1](), fs[1](), fs[3]())
	for i := 0; i < 3; i++ {
		defer func() { fmt.Print(i, " ") }()
		i := i
		fs[i] = func() int { return i }
	}
	fmt.Println(fs[0](), fs[1](), fs[2](), min(3, 1, 2), max(1.5, 2), min("b", "a"))
	var u8 uint8 = 3
	for i := range u8 {
		fmt.Printf("%T%d ", i, i)
	}
	m := map[int]int{1: 2}
	clear(m)
	s := []int{1, 2}
	clear(s)
	arr := [2]int(s)
	arr[0] = 5
	fmt.Println(len(m), s, arr)
loop:
	for i := range count(9) {
		switch {
		case i == 1:
			continue loop
		case i == 3:
			break loop
		}
		fmt.Print("L", i)
	}
	i := 0
	for i = range count(3) {
	}
	fmt.Println(i)
	for i := range count(3) {
		for {
			if i == 1 {
				goto out
			}
			break
		}
	}
out:
	fmt.Println("out")
}
