package main

import (
	"fmt"
)

func main() {
	c := make(chan string)
	for _, s := range []string{"a", "b"} {
		s := s
		go func() { c <- s }()
	}
	fmt.Println(<-c, <-c)
}
