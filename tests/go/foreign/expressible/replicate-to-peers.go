package replica

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Peer is one member of the cluster.
type Peer interface {
	Append(ctx context.Context, entry []byte) error
}

type Replicator struct {
	peers   []Peer
	timeout time.Duration
	quorum  int
}

var errNoQuorum = errors.New("no quorum")

// Replicate sends the entry to all peers and waits for every answer.
func (r *Replicator) Replicate(ctx context.Context, entry []byte) error {
	if len(r.peers) == 0 {
		return errNoQuorum
	}
	ctx, cancel := context.WithTimeout(ctx, r.timeout)
	defer cancel()

	results := make(chan error, len(r.peers))
	for _, peer := range r.peers {
		peer := peer
		go func() {
			results <- peer.Append(ctx, entry)
		}()
	}

	acks := 0
	for range r.peers {
		if err := <-results; err != nil {
			fmt.Println("append failed:", err)
			continue
		}
		acks++
	}
	if acks < r.quorum {
		return errNoQuorum
	}
	return nil
}
