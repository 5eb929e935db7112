package main

import (
	"fmt"
	"sync"
)

func main() {
	var o sync.Once
	try := func() {
		defer func() { fmt.Println("r", recover()) }()
		o.Do(func() { panic("p") })
		fmt.Println("did")
	}
	try()
	try()
}
