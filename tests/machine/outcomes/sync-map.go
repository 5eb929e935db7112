package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Map
	var wg sync.WaitGroup
	for i := 0; i < 2; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			v, loaded := m.LoadOrStore("k", i)
			fmt.Println(v, loaded)
		}(i)
	}
	wg.Wait()
	m.Range(func(k, v any) bool { fmt.Println(k, v); return true })
	m.Delete("k")
	_, ok := m.Load("k")
	fmt.Println(ok)
}
