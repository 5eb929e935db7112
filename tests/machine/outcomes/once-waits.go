package main

import (
	"fmt"
	"sync"
)

func main() {
	var o sync.Once
	var wg sync.WaitGroup
	x := 0
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			o.Do(func() { x = i + 1 })
			fmt.Println(x > 0)
		}(i)
	}
	wg.Wait()
}
