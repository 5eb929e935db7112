package dial

import (
	"context"
	"errors"
	"net"
	"time"
)

type dialer struct {
	addrs   []string
	timeout time.Duration
	control func(string) error
}

type connOrErr struct {
	net.Conn
	err error
}

func (d *dialer) dialOne(ctx context.Context, addr string) (net.Conn, error) {
	if d.control != nil {
		if err := d.control(addr); err != nil {
			return nil, err
		}
	}
	var nd net.Dialer
	return nd.DialContext(ctx, "tcp", addr)
}

// DialAny takes the first connection; the others find nobody who receives.
func (d *dialer) DialAny(ctx context.Context) (net.Conn, error) {
	if len(d.addrs) < 1 {
		return nil, errors.New("no addresses")
	}
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	results := make(chan connOrErr)
	for _, a := range d.addrs {
		go func(addr string) {
			c, err := d.dialOne(ctx, addr)
			results <- connOrErr{c, err}
		}(a)
	}
	r := <-results
	return r.Conn, r.err
}
