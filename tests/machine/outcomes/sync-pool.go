package main

import (
	"fmt"
	"sync"
)

func main() {
	p := sync.Pool{New: func() any { return 7 }}
	p.Put(1)
	v := p.Get().(int)
	fmt.Println(v == 1 || v == 7)
}
