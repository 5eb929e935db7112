// Who serves the other end stands elsewhere: that it is served is granted.
package quit

type Daemon struct {
	stopped chan struct{}
	jobs    int
}

func (d *Daemon) Run() {
	results := make(chan int, d.jobs)
	go func() { results <- 1 }()
	<-results
	<-d.stopped
}
