// want: eventual-reception, no-deadlock
package main

func work(sem chan struct{}, bad bool, done chan bool) {
	sem <- struct{}{}
	if bad {
		done <- false
		return
	}
	<-sem
	done <- true
}

func main() {
	sem := make(chan struct{}, 1)
	done := make(chan bool)
	go work(sem, true, done)
	go work(sem, false, done)
	<-done
	<-done
}
