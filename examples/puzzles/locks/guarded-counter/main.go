package main

import "sync"

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	count := 0
	wg.Add(2)
	go func() {
		defer wg.Done()
		mu.Lock()
		count++
		mu.Unlock()
	}()
	go func() {
		defer wg.Done()
		mu.Lock()
		count++
		mu.Unlock()
	}()
	wg.Wait()
	println(count)
}
