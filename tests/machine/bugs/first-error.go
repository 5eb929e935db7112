// want: no-leak
package main

import (
	"errors"
)

func task(i int) error {
	if i == 1 {
		return errors.New("bad")
	}
	return nil
}

func run() error {
	c := make(chan error)
	for i := 0; i < 2; i++ {
		go func(i int) { c <- task(i) }(i)
	}
	for i := 0; i < 2; i++ {
		if err := <-c; err != nil {
			return err
		}
	}
	return nil
}

func main() {
	run()
}
