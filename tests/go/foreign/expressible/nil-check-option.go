package hooks

import "errors"

type Hooks struct {
	Before func() error
	After  func(error)
}

type Job struct {
	hooks *Hooks
	run   func() error
}

// Execute runs the hooks around the job, if there are any.
func (j *Job) Execute() error {
	if j.run == nil {
		return errors.New("nothing to run")
	}
	if j.hooks != nil && j.hooks.Before != nil {
		if err := j.hooks.Before(); err != nil {
			return err
		}
	}
	errCh := make(chan error)
	go func() { errCh <- j.run() }()
	err := <-errCh
	if j.hooks != nil && j.hooks.After != nil {
		j.hooks.After(err)
	}
	return err
}
