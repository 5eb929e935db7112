package lookup

import (
	"net"
	"sync"
)

type answer struct {
	addrs []string
	err   error
}

// Resolve writes each answer to its own place.
func Resolve(hosts []string) []answer {
	answers := make([]answer, len(hosts))
	wg := new(sync.WaitGroup)
	for i := 0; i < len(hosts); i++ {
		wg.Add(1)
		go resolveOne(hosts[i], &answers[i], wg)
	}
	wg.Wait()
	return answers
}

func resolveOne(host string, into *answer, wg *sync.WaitGroup) {
	defer wg.Done()
	addrs, err := net.LookupHost(host)
	if err != nil {
		into.err = err
		return
	}
	into.addrs = addrs
}
