// want: no-leak
package main

import (
	"context"
)

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	_ = cancel
	go func() { <-ctx.Done() }()
}
