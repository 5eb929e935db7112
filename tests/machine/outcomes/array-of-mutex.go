package main

import (
	"sync"
)

func main() {
	var ms [2]sync.Mutex
	d := make(chan bool)
	go func() {
		ms[1].Lock()
		ms[0].Lock()
		ms[0].Unlock()
		ms[1].Unlock()
		d <- true
	}()
	ms[0].Lock()
	ms[1].Lock()
	ms[1].Unlock()
	ms[0].Unlock()
	<-d
}
