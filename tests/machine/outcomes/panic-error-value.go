package main

import (
	"fmt"
	"sync"
)

type E struct{ n int }

func (e E) Error() string { return fmt.Sprintf("E%d", e.n) }

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		panic(E{3})
	}()
	wg.Wait()
	fmt.Println("maybe")
}
