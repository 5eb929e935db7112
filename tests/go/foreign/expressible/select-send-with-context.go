package publish

import (
	"context"
)

type Message struct{ Body string }

type publisher struct {
	out chan Message
}

func (p *publisher) publish(ctx context.Context, m Message) error {
	select {
	case p.out <- m:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Publish hands over one message, or gives up when the context ends.
func Publish(ctx context.Context, body string) error {
	p := &publisher{out: make(chan Message)}
	go func() {
		m := <-p.out
		_ = m.Body
	}()
	return p.publish(ctx, Message{Body: body})
}
