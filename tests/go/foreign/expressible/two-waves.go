package waves

import "sync"

type Deployer struct {
	canaries int
	rest     int
}

func deploy(i int) {}

func (d *Deployer) wave(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			deploy(i)
		}(i)
	}
	wg.Wait()
}

// Rollout deploys in two waves; each has a waitgroup of its own.
func (d *Deployer) Rollout() {
	d.wave(d.canaries)
	d.wave(d.rest)
}
