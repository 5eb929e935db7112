package rpc

import (
	"context"
)

type Result struct {
	Value int
	Err   error
}

type store interface {
	Lookup(ctx context.Context, key string) (int, error)
}

// LookupAsync has room for the answer, so that the goroutine ends in any case.
func LookupAsync(ctx context.Context, s store, key string) (int, error) {
	resultCh := make(chan Result, 1)
	go func() {
		v, err := s.Lookup(ctx, key)
		resultCh <- Result{Value: v, Err: err}
	}()
	select {
	case <-ctx.Done():
		return 0, ctx.Err()
	case res := <-resultCh:
		return res.Value, res.Err
	}
}
