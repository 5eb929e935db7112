// want: no-leak, lock-safety
package main

import (
	"sync"
	"time"
)

func main() {
	var a, b sync.Mutex
	go func() {
		a.Lock()
		b.Lock()
		b.Unlock()
		a.Unlock()
	}()
	go func() {
		b.Lock()
		a.Lock()
		a.Unlock()
		b.Unlock()
	}()
	time.Sleep(time.Second)
}
