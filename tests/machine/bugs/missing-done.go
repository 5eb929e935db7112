// want: no-deadlock
package main

import (
	"errors"
	"sync"
)

func work(wg *sync.WaitGroup, bad bool) error {
	if bad {
		return errors.New("bad")
	}
	wg.Done()
	return nil
}

func main() {
	var wg sync.WaitGroup
	wg.Add(2)
	go work(&wg, false)
	go work(&wg, true)
	wg.Wait()
}
