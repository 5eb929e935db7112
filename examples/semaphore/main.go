package example

// Limited runs one section under a semaphore for every job.
func Limited(jobs, limit int) {
	slots := make(chan struct{}, limit)
	for i := 0; i < jobs; i++ {
		slots <- struct{}{}
		use(i)
		<-slots
	}
}

func use(int) {}
