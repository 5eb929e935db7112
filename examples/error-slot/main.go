package example

// Run starts the job and waits for it only if asked to.
func Run(job func() error, wait bool) error {
	result := make(chan error, 1)
	go func() {
		if err := job(); err != nil {
			result <- err
			return
		}
		result <- nil
	}()
	if !wait {
		return nil
	}
	return <-result
}
