// go-exit-in-loop: it leaves the loop by a count of what it received, which is no free choice.
package election

import "time"

type Candidate struct {
	ID      int
	Timeout time.Duration
}

type vote struct {
	from    int
	granted bool
}

func requestVote(from int, votes chan<- vote) {
	votes <- vote{from: from, granted: from%2 == 0}
}

// Campaign starts one request per peer and leaves as soon as enough have agreed.
func (c *Candidate) Campaign(peers int) bool {
	votes := make(chan vote, peers)
	for p := 0; p < peers; p++ {
		go requestVote(p, votes)
	}
	granted := 1
	for p := 0; p < peers; p++ {
		v := <-votes
		if v.granted {
			granted++
		}
		if granted > peers/2 {
			return true
		}
	}
	return false
}
