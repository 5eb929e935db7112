package ring

// A Ring is an element of a circle, which has no beginning.
type Ring struct {
	next, prev *Ring
	Value      any
}

func (r *Ring) ready() *Ring {
	if r.next == nil {
		r.next = r
		r.prev = r
	}
	return r
}

func New(n int) *Ring {
	if n <= 0 {
		return nil
	}
	r := new(Ring).ready()
	for i := 1; i < n; i++ {
		r.prev.Link(new(Ring))
	}
	return r
}

func (r *Ring) Next() *Ring { return r.ready().next }

func (r *Ring) Prev() *Ring { return r.ready().prev }

func (r *Ring) Move(n int) *Ring {
	r.ready()
	for ; n < 0; n++ {
		r = r.prev
	}
	for ; n > 0; n-- {
		r = r.next
	}
	return r
}

// Link puts s behind r. If both are of one circle, what lies between them is cut out and returned.
func (r *Ring) Link(s *Ring) *Ring {
	next := r.Next()
	if s != nil {
		last := s.Prev()
		r.next = s
		s.prev = r
		next.prev = last
		last.next = next
	}
	return next
}

func (r *Ring) Unlink(n int) *Ring {
	if n <= 0 {
		return nil
	}
	return r.Link(r.Move(n + 1))
}

func (r *Ring) Len() int {
	n := 0
	if r != nil {
		n = 1
		for p := r.Next(); p != r; p = p.next {
			n++
		}
	}
	return n
}

func (r *Ring) Do(f func(any)) {
	if r != nil {
		f(r.Value)
		for p := r.Next(); p != r; p = p.next {
			f(p.Value)
		}
	}
}
