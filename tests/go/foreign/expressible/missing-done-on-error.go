package upload

import (
	"errors"
	"sync"
)

type file struct {
	path string
	size int64
}

func send(f file) error {
	if f.size > 1<<30 {
		return errors.New("too large")
	}
	return nil
}

// Upload forgets Done where a file is skipped.
func Upload(files []file) {
	var wg sync.WaitGroup
	for _, f := range files {
		wg.Add(1)
		go func(f file) {
			if f.size == 0 {
				return
			}
			_ = send(f)
			wg.Done()
		}(f)
	}
	wg.Wait()
}
