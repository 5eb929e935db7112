// go-range-channel: how many jobs each worker gets is decided while it runs.
package jobs

import "sync"

type Job struct{ ID int }

func worker(wg *sync.WaitGroup, jobs <-chan Job, done func(Job)) {
	defer wg.Done()
	for j := range jobs {
		done(j)
	}
}

func RunJobs(all []Job, workers int, done func(Job)) {
	jobs := make(chan Job)
	var wg sync.WaitGroup
	for w := 0; w < workers; w++ {
		wg.Add(1)
		go worker(&wg, jobs, done)
	}
	for _, j := range all {
		jobs <- j
	}
	close(jobs)
	wg.Wait()
}
