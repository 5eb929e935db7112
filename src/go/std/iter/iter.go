package iter

// A Seq passes values to yield until that returns false.
type Seq[V any] func(yield func(V) bool)

// A Seq2 passes pairs of values.
type Seq2[K, V any] func(yield func(K, V) bool)

// A puller runs a sequence in a goroutine that moves only while somebody waits in next or stop.
type puller[T any] struct {
	asked   chan bool
	given   chan T
	ended   chan struct{}
	started bool
	done    bool
	fault   any
	failed  bool
}

func (p *puller[T]) run(seq func(yield func(T) bool)) {
	defer close(p.ended)
	if !<-p.asked {
		return
	}
	p.failed = true
	defer func() {
		if p.failed {
			p.fault = recover()
		}
	}()
	seq(func(v T) bool {
		p.given <- v
		return <-p.asked
	})
	p.failed = false
}

func (p *puller[T]) next(seq func(yield func(T) bool)) (v T, ok bool) {
	if p.done {
		return v, false
	}
	if !p.started {
		p.started = true
		go p.run(seq)
	}
	p.asked <- true
	select {
	case v = <-p.given:
		return v, true
	case <-p.ended:
		p.finish()
		return v, false
	}
}

func (p *puller[T]) stop() {
	if p.done {
		return
	}
	if p.started {
		p.asked <- false
		<-p.ended
	}
	p.finish()
}

// finish lets a panic of the sequence go on here.
func (p *puller[T]) finish() {
	p.done = true
	if p.failed {
		panic(p.fault)
	}
}

func newPuller[T any]() *puller[T] {
	return &puller[T]{asked: make(chan bool), given: make(chan T), ended: make(chan struct{})}
}

// Pull turns a sequence into a function that returns the next value. The caller calls stop when it wants no
// more of them.
func Pull[V any](seq Seq[V]) (next func() (V, bool), stop func()) {
	p := newPuller[V]()
	each := (func(yield func(V) bool))(seq)
	return func() (V, bool) { return p.next(each) }, p.stop
}

type pair[K, V any] struct {
	k K
	v V
}

// Pull2 is Pull for pairs.
func Pull2[K, V any](seq Seq2[K, V]) (next func() (K, V, bool), stop func()) {
	p := newPuller[pair[K, V]]()
	each := func(yield func(pair[K, V]) bool) {
		seq(func(k K, v V) bool { return yield(pair[K, V]{k, v}) })
	}
	next = func() (K, V, bool) {
		both, ok := p.next(each)
		return both.k, both.v, ok
	}
	return next, p.stop
}
