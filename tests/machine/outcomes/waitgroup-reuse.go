package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	for round := 0; round < 2; round++ {
		for i := 0; i < 2; i++ {
			wg.Add(1)
			go func() { defer wg.Done() }()
		}
		wg.Wait()
	}
	fmt.Println("done")
	wg.Done()
}
