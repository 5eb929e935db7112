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
		return "not before Monday"
	})
	if got != "not before Monday" || asked != 1 {
		panic("ask does not give the answer")
	}
	if askUntil(quiet, func() string { return "" }) != "" {
		panic("ask does not give the answer")
	}
	got = ask(func() string { return "yes" })
	if got != "yes" && got != "too late" {
		panic("ask does not give the answer")
	}
	got = ask(func() string {
		<-slow
		return "yes"
	})
	if got != "too late" {
		panic("ask does not give up after a second")
	}
	slow <- true
}

// long asks for an answer of n bytes, not all of which are letters.
func long(n int) {
	answer := make([]byte, n)
	for i := range answer {
		answer[i] = byte(255 - i)
	}
	if askUntil(nil, func() string { return string(answer) }) != string(answer) {
		panic("ask does not give the answer")
	}
}
