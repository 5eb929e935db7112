package main

import "sync"

var a, b sync.Mutex

func left() {
	a.Lock()
	b.Lock()
	b.Unlock()
	a.Unlock()
}

func right() {
	b.Lock()
	a.Lock()
	a.Unlock()
	b.Unlock()
}

func main() {
	go left()
	right()
}
