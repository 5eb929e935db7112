package main

import (
	"context"
	"fmt"
	"time"
)

type named struct {
	context.Context
	name string
}

func main() {
	outer, cancel := context.WithTimeout(context.Background(), 3*time.Millisecond)
	defer cancel()
	shorter, cancelShorter := context.WithTimeout(named{outer, "x"}, time.Millisecond)
	defer cancelShorter()
	longer, cancelLonger := context.WithTimeout(context.WithValue(outer, named{}, 1), time.Hour)
	defer cancelLonger()
	<-shorter.Done()
	fmt.Println(shorter.Err())
	<-longer.Done()
	fmt.Println(outer.Err(), longer.Err())
	o, _ := outer.Deadline()
	s, _ := shorter.Deadline()
	l, _ := longer.Deadline()
	fmt.Println(s.Before(o), l.Equal(o))
}
