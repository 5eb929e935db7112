package example

import (
	"errors"
	"fmt"
	"sync"
)

type closer struct{ c chan int }

func (k closer) Close() { close(k.c) }

func help() any { return recover() }

func R1(n int) {
	c := make(chan int)
	defer func() {
		if e := recover(); e == nil {
			<-c
		}
	}()
	defer func() { recover() }()
	if n > 0 {
		panic(n)
	}
	go func() { c <- 1 }()
}

func R2(n int) {
	c := make(chan int)
	defer func() {
		recover()
		if recover() == nil && n > 1 {
			<-c
		}
	}()
	if n > 0 {
		panic(n)
	}
}

func R3(n int) {
	c := make(chan int)
	defer func() {
		switch e := recover().(type) {
		case nil:
		case int:
			if e == 2 {
				<-c
			}
		case error:
			if n == 0 {
				<-c
			}
		}
	}()
	if n == 0 {
		_ = 1 / n
	}
	panic(n)
}

func R4(n int) {
	c := make(chan int)
	defer func() {
		if e, ok := recover().(error); ok && e.Error() == "boom" {
			<-c
		}
	}()
	if n == 1 {
		panic(errors.New("boom"))
	}
	if n == 2 {
		panic("boom")
	}
	if n == 3 {
		panic(fmt.Sprintf("boom"))
	}
}

func R5(n int) {
	c := make(chan int)
	defer func() {
		e := recover()
		if d, ok := e.(chan int); ok {
			<-d
		}
	}()
	if n > 0 {
		panic(c)
	}
}

func R6(n int) {
	c := make(chan int)
	defer func() {
		e := recover()
		if e == "two" {
			<-c
		}
	}()
	defer func() {
		if e := recover(); e == "one" {
			panic("two")
		}
	}()
	if n > 0 {
		panic("one")
	}
}

func R7(n int) {
	c := make(chan int)
	defer func() {
		if recover() != nil {
			<-c
		}
	}()
	func() {
		defer func() {
			if n == 1 {
				recover()
			}
		}()
		if n > 0 {
			panic(1)
		}
	}()
}

func R8(n int) {
	c := make(chan int)
	defer func() {
		if help() != nil {
			<-c
		}
		if recover() == nil && n <= 0 {
			<-c
		}
	}()
	if n > 0 {
		panic(1)
	}
}

func R9(n int) {
	var once sync.Once
	c := make(chan int, 1)
	try := func() {
		defer func() { recover() }()
		once.Do(func() {
			if n > 0 {
				panic(1)
			}
			c <- 1
		})
	}
	try()
	try()
	if n > 0 {
		<-c
	}
}

func R10(n int) {
	c := make(chan int)
	var err error
	func() {
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("recovered: %v", r)
			}
		}()
		var p *struct{ x int }
		if n > 0 {
			p.x = 1
		}
	}()
	if err != nil {
		<-c
	}
}

func R11(n int) {
	c := make(chan int)
	defer func() {
		if r := recover(); r != nil {
			if n > 2 {
				panic(r)
			}
			<-c
		}
	}()
	if n > 1 {
		panic("again")
	}
}

func R12(n int) {
	c := make(chan int, 1)
	var once sync.Once
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { recover() }()
		once.Do(func() { panic(1) })
	}()
	<-done
	once.Do(func() { c <- 1; c <- 1 })
	if n > 0 {
		<-c
	}
}

func R13(n int) {
	k := closer{make(chan int)}
	defer k.Close()
	defer func() {
		if e := recover(); e != nil && n > 1 {
			k = closer{make(chan int)}
		}
	}()
	if n > 0 {
		k.Close()
		panic("x")
	}
}

func R23(n int) {
	c := make(chan int)
	defer func() {
		e := recover()
		if s, ok := e.(string); ok && s == "x" {
			<-c
		}
	}()
	if n == 1 {
		panic("x")
	}
	if n == 2 {
		panic("y")
	}
}

func R24(n int) {
	var once sync.Once
	c := make(chan int, 1)
	defer func() {
		recover()
		once.Do(func() { c <- 1; c <- 1 })
	}()
	once.Do(func() {
		if n > 0 {
			panic("x")
		}
	})
	if n == 0 {
		c <- 1
	}
}
