package main

import "time"

// main asks something that is answered only after it has given up, and then something that it waits for.
func main() {
	slow := make(chan bool)
	late := make(chan time.Time, 1)
	late <- time.Time{}
	got := askUntil(late, func() string {
		<-slow
		return "yes"
	})
	if got != "too late" {
		panic("ask does not give up")
	}
	slow <- true
	if askUntil(nil, func() string { return "yes" }) != "yes" {
		panic("ask does not give the answer")
	}
	bell := make(chan time.Time)
	go func() {
		bell <- time.Time{}
	}()
	got = askUntil(bell, func() string {
		<-slow
		return "yes"
	})
	if got != "too late" {
		panic("ask does not give up while it waits")
	}
	slow <- true
	asked := 0
	quiet := make(chan time.Time)
	got = askUntil(quiet, func() string {
		asked++
		return "no"
	})
	if got != "no" || asked != 1 {
		panic("ask does not give the answer")
	}
	ask(func() string { return "yes" })
}
