// want:
package main

import "sync"

func main() {
	var m sync.Mutex
	done := false
	go func() {
		m.Lock()
		done = true
		m.Unlock()
	}()
	for {
		m.Lock()
		d := done
		m.Unlock()
		if d {
			return
		}
	}
}
