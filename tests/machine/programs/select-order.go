package main

import "fmt"

func ch(s string, c chan int) chan int { fmt.Print(s, " "); return c }
func val(s string, v int) int          { fmt.Print(s, " "); return v }

func main() {
	a, b := make(chan int, 1), make(chan int)
	x := []int{0, 0}
	idx := func() int { fmt.Print("idx "); return 1 }
	select {
	case ch("a", a) <- val("va", 1):
		fmt.Println("sent a")
	case x[idx()] = <-ch("b", b):
		fmt.Println("got b")
	case ch("nil", nil) <- val("vn", 3):
	}
	select {
	case x[idx()] = <-ch("a", a):
		fmt.Println("got", x)
	case b <- val("vb", 2):
	}
loop:
	for i := 0; ; i++ {
		select {
		case a <- i:
			if i > 0 {
				break loop
			}
			continue loop
		default:
			fmt.Println("drain", <-a)
			break
		}
	}
	fmt.Println("end", <-a)
	var err error
	errs := make(chan error, 1)
	errs <- fmt.Errorf("e")
	select {
	case err = <-errs:
	}
	fmt.Println(err)
	any := make(chan interface{}, 2)
	any <- 1
	any <- nil
	fmt.Println(<-any, <-any)
}
