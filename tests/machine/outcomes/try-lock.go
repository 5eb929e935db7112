package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Mutex
	var wg sync.WaitGroup
	got := 0
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			if m.TryLock() {
				got++
				fmt.Println("got", i)
				m.Unlock()
			} else {
				fmt.Println("missed", i)
			}
		}(i)
	}
	wg.Wait()
	fmt.Println(got > 0)
}
