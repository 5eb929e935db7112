package example

// ReadAll lets two groups of readers and two helpers report, and collects the reports.
func ReadAll(readers int) {
	done := make(chan struct{})
	go func() { done <- struct{}{} }()
	go func() {
		for i := 0; i < readers/2; i++ {
			done <- struct{}{}
		}
	}()
	go func() { done <- struct{}{} }()
	go func() {
		for i := readers / 2; i < readers; i++ {
			done <- struct{}{}
		}
	}()
	go func() {
		for i := 0; i < readers+2; i++ {
			<-done
		}
	}()
}
