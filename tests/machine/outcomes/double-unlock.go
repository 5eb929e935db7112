package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Mutex
	go func() {
		m.Lock()
		m.Unlock()
	}()
	defer func() { fmt.Println("not here", recover()) }()
	m.Unlock()
}
