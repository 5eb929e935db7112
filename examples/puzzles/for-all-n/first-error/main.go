package main

// check runs n checks, and returns when the first of them reports.
func check(n int, room int) {
	errs := make(chan error, room)
	for i := 0; i < n; i++ {
		go func() {
			errs <- nil
		}()
	}
	<-errs
}
