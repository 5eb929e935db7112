package checks

import "sync"

type probe func() error

// Probe writes only failures, and looks without waiting.
func Probe(probes []probe) error {
	errs := make(chan error, len(probes))
	var wg sync.WaitGroup
	wg.Add(len(probes))
	for i := range probes {
		go func(p probe) {
			defer wg.Done()
			if err := p(); err != nil {
				errs <- err
			}
		}(probes[i])
	}
	wg.Wait()
	select {
	case err := <-errs:
		return err
	default:
		return nil
	}
}
