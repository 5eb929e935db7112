package example

import "sync"

type holder struct {
	mu sync.Mutex
	wg sync.WaitGroup
	c  chan int
	n  int
}

func C1() {
	var wg sync.WaitGroup
	wg.Add(1)
	w2 := wg
	w2.Done()
	wg.Wait()
}

func C2() {
	var mu sync.Mutex
	mu.Lock()
	m2 := mu
	m2.Lock()
}

func C3() {
	var mu sync.Mutex
	m2 := mu
	mu.Lock()
	m2.Lock()
}

func C4() {
	h := holder{c: make(chan int, 1)}
	g := h
	g.c <- 1
	h.c <- 1
}

func C5(n int) {
	h := holder{c: make(chan int, 1), n: n}
	g := h
	g.n = 5
	if h.n == 5 {
		h.c <- 1
		g.c <- 1
	}
}

func C6() {
	h := &holder{}
	h.wg.Add(1)
	g := *h
	h.wg.Done()
	g.wg.Wait()
}

func C7() {
	hs := []holder{{}, {}}
	for _, h := range hs {
		h.mu.Lock()
	}
	hs[0].mu.Lock()
	hs[0].mu.Lock()
}

func C8() {
	hs := []holder{{}, {}}
	for i := range hs {
		hs[i].mu.Lock()
	}
	hs[0].mu.Lock()
}

func lockIt(mu sync.Mutex) { mu.Lock() }

func C9() {
	var mu sync.Mutex
	lockIt(mu)
	mu.Lock()
}

func lockPtr(mu *sync.Mutex) { mu.Lock() }

func C10() {
	var mu sync.Mutex
	lockPtr(&mu)
	mu.Lock()
}

func (h holder) byValue()    { h.mu.Lock() }
func (h *holder) byPointer() { h.mu.Lock() }

func C11() {
	var h holder
	h.byValue()
	h.mu.Lock()
}

func C12() {
	var h holder
	h.byPointer()
	h.mu.Lock()
}

func C13() {
	a := [2]sync.Mutex{}
	b := a
	a[0].Lock()
	b[0].Lock()
}

func C14() {
	a := [2]sync.Mutex{}
	b := &a
	a[0].Lock()
	b[0].Lock()
}

func C15(n int) {
	a := [3]int{n, 1, 2}
	b := a
	b[0] = 7
	c := make(chan int)
	if a[0] == 7 {
		c <- 1
	}
}

func C16(n int) {
	a := []int{n, 1, 2}
	b := a
	b[0] = 3
	c := make(chan int)
	if a[0] == 3 {
		c <- 1
	}
}

func C17(n int) {
	type pair struct{ a, b int }
	p := pair{n, n}
	q := &p
	q.a = 3
	c := make(chan int)
	if p.a == 3 && p.b == 2 {
		c <- 1
	}
}

func C18(n int) {
	m := map[string]holder{}
	m["x"] = holder{n: n}
	h := m["x"]
	h.n = 3
	c := make(chan int)
	if m["x"].n == 3 {
		c <- 1
	}
}

func newHolder() holder { return holder{c: make(chan int)} }

func C19() {
	h := newHolder()
	g := newHolder()
	go func() { h.c <- 1 }()
	<-g.c
}

func C20() {
	h := newHolder()
	f := h.byValue
	h.mu.Lock()
	f()
}

func C21() {
	var h holder
	f := h.byPointer
	h.mu.Lock()
	f()
}

func C22() {
	var h holder
	h.mu.Lock()
	f := h.byValue
	f()
}

func mkWg(n int) sync.WaitGroup {
	var wg sync.WaitGroup
	wg.Add(n)
	return wg
}

func C23(n int) {
	if n < 0 {
		return
	}
	wg := mkWg(n)
	for i := 0; i < 2; i++ {
		go wg.Done()
	}
	if n < 2 {
		return
	}
	wg.Wait()
}
