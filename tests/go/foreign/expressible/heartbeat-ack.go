package heartbeat

type Node struct {
	ID   int
	acks int
}

func (n *Node) ping(ack chan<- int) {
	ack <- n.ID
}

// Heartbeat waits for a majority only: the other nodes hang.
func Heartbeat(nodes []*Node) int {
	ack := make(chan int)
	for _, n := range nodes {
		go n.ping(ack)
	}
	majority := len(nodes)/2 + 1
	received := 0
	for received < majority {
		<-ack
		received++
	}
	return received
}
