package example

import (
	"errors"
	"time"
)

// Ask waits for the answer, but not for long.
func Ask(question func() int) (int, error) {
	answer := make(chan int)
	go func() {
		answer <- question()
	}()
	select {
	case value := <-answer:
		return value, nil
	case <-time.After(time.Millisecond):
		return 0, errors.New("timeout")
	}
}
