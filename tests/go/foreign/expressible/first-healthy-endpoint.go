package endpoint

import (
	"context"
	"fmt"
)

type Endpoint struct {
	Addr string
}

func (e Endpoint) probe(ctx context.Context) error {
	if e.Addr == "" {
		return fmt.Errorf("empty address")
	}
	return ctx.Err()
}

type probeResult struct {
	endpoint Endpoint
	err      error
}

// FirstHealthy returns the first endpoint that answers; the channel has room for all the others.
func FirstHealthy(ctx context.Context, endpoints []Endpoint) (Endpoint, error) {
	if len(endpoints) == 0 {
		return Endpoint{}, fmt.Errorf("no endpoints")
	}
	ch := make(chan probeResult, len(endpoints))
	for i := range endpoints {
		go func(e Endpoint) {
			ch <- probeResult{endpoint: e, err: e.probe(ctx)}
		}(endpoints[i])
	}
	var lastErr error
	for i := 0; i < len(endpoints); i++ {
		res := <-ch
		if res.err == nil {
			return res.endpoint, nil
		}
		lastErr = res.err
	}
	return Endpoint{}, lastErr
}
