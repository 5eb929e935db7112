package example

// CheckAll returns at the first error; the others may still report.
func CheckAll(files []string, check func(string) error) error {
	errs := make(chan error, len(files))
	for _, file := range files {
		file := file
		go func() {
			errs <- check(file)
		}()
	}
	for range files {
		if err := <-errs; err != nil {
			return err
		}
	}
	return nil
}
