package main

// main asks something that is answered only after it has given up, and then something else.
func main() {
	slow := make(chan bool)
	got := ask(func() string {
		<-slow
		return "yes"
	})
	if got != "too late" {
		panic("ask does not give up")
	}
	slow <- true
	quick := ask(func() string {
		return "yes"
	})
	if quick != "yes" && quick != "too late" {
		panic("ask does not give the answer")
	}
}
