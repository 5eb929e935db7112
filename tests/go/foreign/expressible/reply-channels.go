package actor

type request struct {
	key   string
	reply chan int
}

type actor struct {
	inbox chan request
	size  int
}

func (a *actor) handle() {
	req := <-a.inbox
	req.reply <- len(req.key) + a.size
}

// Ask sends its request with the channel for the reply in it.
func Ask(key string) int {
	a := &actor{inbox: make(chan request, 1), size: 3}
	reply := make(chan int)
	go func() {
		reply <- len(key) + a.size
	}()
	return <-reply
}
