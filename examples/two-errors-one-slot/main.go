package example

// Save writes both halves at once and reports one error.
func Save(left, right func() error) error {
	errs := make(chan error, 1)
	go func() {
		if err := left(); err != nil {
			errs <- err
		}
	}()
	go func() {
		if err := right(); err != nil {
			errs <- err
		}
	}()
	return nil
}
