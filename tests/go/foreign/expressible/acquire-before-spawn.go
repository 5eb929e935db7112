package limiter

import "sync"

const defaultLimit = 8

type task func()

// RunLimited takes a token before it starts the task, and the task gives it back.
func RunLimited(tasks []task, limit int) {
	if limit <= 0 {
		limit = defaultLimit
	}
	tokens := make(chan struct{}, limit)
	var wg sync.WaitGroup
	for _, t := range tasks {
		tokens <- struct{}{}
		wg.Add(1)
		go func(t task) {
			defer func() {
				<-tokens
				wg.Done()
			}()
			t()
		}(t)
	}
	wg.Wait()
}
