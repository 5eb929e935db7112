package notify

import "sync"

type subscriber struct {
	active bool
	notify func(string)
}

// Broadcast skips those who are not active, before it adds them.
func Broadcast(subs []subscriber, msg string) {
	var wg sync.WaitGroup
	for _, s := range subs {
		if !s.active {
			continue
		}
		wg.Add(1)
		go func(s subscriber) {
			defer wg.Done()
			s.notify(msg)
		}(s)
	}
	wg.Wait()
}
