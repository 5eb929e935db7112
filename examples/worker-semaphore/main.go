package example

import "sync"

// Process works on all items, at most limit at a time.
func Process(items []string, limit int) {
	slots := make(chan struct{}, limit)
	var wg sync.WaitGroup
	for _, item := range items {
		wg.Add(1)
		slots <- struct{}{}
		go func(item string) {
			defer wg.Done()
			handle(item)
			<-slots
		}(item)
	}
	wg.Wait()
}

func handle(string) {}
