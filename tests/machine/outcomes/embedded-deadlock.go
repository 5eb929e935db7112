package main

import (
	"sync"
)

type T struct{ sync.Mutex }

func (t *T) a() { t.Lock(); defer t.Unlock(); t.b() }
func (t *T) b() { t.Lock(); defer t.Unlock() }

func main() {
	var t T
	go t.a()
	t.b()
}
