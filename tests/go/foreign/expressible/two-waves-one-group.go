package waves

import "sync"

// Restart uses the same waitgroup twice.
func Restart(masters, replicas []string, restart func(string)) {
	var wg sync.WaitGroup
	start := func(hosts []string) {
		for _, h := range hosts {
			wg.Add(1)
			go func(h string) {
				defer wg.Done()
				restart(h)
			}(h)
		}
	}
	start(replicas)
	wg.Wait()
	start(masters)
	wg.Wait()
}
