package sync

// Only natives touch it: the tickets that were taken and not yet called, in their order.
type condState struct{}

// A Cond is a place where goroutines wait for an event. They are woken in the order in which they came.
type Cond struct {
	state condState
	L     Locker
}

func NewCond(l Locker) *Cond { return &Cond{L: l} }

// Wait takes its place in the queue before it gives up the lock, so that no signal is missed.
func (c *Cond) Wait() {
	ticket := c.enqueue()
	c.L.Unlock()
	c.await(ticket)
	c.L.Lock()
}

// enqueue takes the next ticket of the queue.
func (c *Cond) enqueue() uint32

// await blocks until the ticket has been called, which may have happened before.
func (c *Cond) await(ticket uint32)

// Signal calls the ticket that was taken first, if there is one.
func (c *Cond) Signal()

// Broadcast calls all tickets that were taken.
func (c *Cond) Broadcast()
