package collect

import "sync"

type metric struct {
	name  string
	value float64
}

type scraper struct {
	targets []string
}

func (s *scraper) scrape(target string) metric {
	return metric{name: target, value: float64(len(target))}
}

// Scrape has a collector of its own that signals when it has got everything.
func (s *scraper) Scrape() map[string]float64 {
	metrics := make(chan metric)
	done := make(chan struct{})
	all := map[string]float64{}

	go func() {
		defer close(done)
		for range s.targets {
			m := <-metrics
			all[m.name] = m.value
		}
	}()

	var wg sync.WaitGroup
	for _, target := range s.targets {
		wg.Add(1)
		target := target
		go func() {
			defer wg.Done()
			metrics <- s.scrape(target)
		}()
	}
	wg.Wait()
	<-done
	return all
}
