package main

import "fmt"

func main() {
	c := make(chan string, 2)
	var name string
	for _, name = range []string{"ada", "bob"} {
		go func() {
			c <- name
		}()
	}
	fmt.Print(<-c, " ", <-c)
}
