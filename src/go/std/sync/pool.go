package sync

// A Pool holds values for later use. Any of them may have been dropped when somebody asks.
type Pool struct {
	m      Mutex
	values []any
	New    func() any
}

// choose returns any of 0 to n-1.
func choose(n int) int

// Put adds x to the pool.
func (p *Pool) Put(x any) {
	if x == nil {
		return
	}
	p.m.Lock()
	p.values = append(p.values, x)
	p.m.Unlock()
}

// Get takes any of the values out, or makes a new one even if there are some.
func (p *Pool) Get() any {
	p.m.Lock()
	var x any
	if n := len(p.values); n > 0 {
		if i := choose(n + 1); i < n {
			x = p.values[i]
			p.values[i] = p.values[n-1]
			p.values[n-1] = nil
			p.values = p.values[:n-1]
		}
	}
	p.m.Unlock()
	if x == nil && p.New != nil {
		x = p.New()
	}
	return x
}
