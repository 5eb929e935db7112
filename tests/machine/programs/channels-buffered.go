package main

import "fmt"

func main() {
	c := make(chan int, 3)
	c <- 1
	c <- 2
	fmt.Println(len(c), cap(c), <-c)
	c <- 3
	close(c)
	for v := range c {
		fmt.Print(v, " ")
	}
	v, ok := <-c
	fmt.Println(v, ok)
	var nilC chan int
	select {
	case x := <-nilC:
		fmt.Println("never", x)
	default:
		fmt.Println("default", len(nilC), cap(nilC))
	}
	d := make(chan string, 1)
	select {
	case d <- "sent":
		fmt.Println("sent")
	default:
		fmt.Println("full")
	}
	select {
	case d <- "again":
		fmt.Println("sent")
	default:
		fmt.Println("full")
	}
	var s struct{ vals [2]string }
	i := 0
	select {
	case s.vals[i+1] = <-d:
		fmt.Println(s.vals, len(s.vals[0]))
	}
	m := map[string]bool{}
	e := make(chan int, 1)
	close(e)
	var n int
	select {
	case n, m["ok"] = <-e:
		fmt.Println(n, m)
	}
	var ro <-chan int = c
	var so chan<- int = make(chan int, 1)
	so <- 4
	_, ok = <-ro
	fmt.Println(ok, len(so))
	cc := make(chan chan int, 1)
	cc <- make(chan int, 1)
	(<-cc) <- 1
	func() {
		defer func() { fmt.Println(recover()) }()
		c <- 1
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		close(nilC)
	}()
}
