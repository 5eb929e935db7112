package example

import "sync"

// Load fetches in the background and waits.
func Load(fetch func() error) {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		if err := fetch(); err != nil {
			return
		}
		store()
	}()
	wg.Wait()
}

func store() {}
