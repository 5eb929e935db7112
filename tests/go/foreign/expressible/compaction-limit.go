package compact

import (
	"context"
	"errors"
	"time"
)

type Config struct {
	Concurrency int
	Period      time.Duration
	Enabled     bool
}

func (c *Config) setDefaults() {
	if c.Concurrency <= 0 {
		c.Concurrency = 1
	}
	if c.Period == 0 {
		c.Period = time.Minute
	}
}

type Compactor struct {
	cfg Config
}

func (c *Compactor) compact(ctx context.Context, table int) error {
	if table < 0 {
		return errors.New("bad table")
	}
	return ctx.Err()
}

// Run starts as many compactions as configured and reads their answers.
func (c *Compactor) Run(ctx context.Context, tables int) (failed int) {
	c.cfg.setDefaults()
	if !c.cfg.Enabled || tables == 0 {
		return 0
	}
	n := c.cfg.Concurrency
	if tables < n {
		n = tables
	}
	errc := make(chan error, n)
	for i := 0; i < n; i++ {
		go func(table int) {
			errc <- c.compact(ctx, table)
		}(i)
	}
	for i := 0; i < n; i++ {
		if err := <-errc; err != nil {
			failed++
		}
	}
	return failed
}
