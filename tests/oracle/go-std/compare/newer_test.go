package compare

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	ourcmp "virgostd/cmp"
	ourcontext "virgostd/context"
	ourerrors "virgostd/errors"
	"virgostd/golang.org/x/sync/errgroup"
	"virgostd/golang.org/x/sync/singleflight"
	"virgostd/iter"
	ourslices "virgostd/slices"
	ourstrings "virgostd/strings"
	oursync "virgostd/sync"
	ourtesting "virgostd/testing"
)

// What Go 1.19 does not have is held against what its documentation says, written out here.

const tick = 50 * time.Millisecond

// more returns how many goroutines there are more than before, when those that end have had time to. One of an
// earlier test may have ended meanwhile.
func more(before int) int {
	for i := 0; i < 100 && runtime.NumGoroutine() > before; i++ {
		time.Sleep(tick / 4)
	}
	if n := runtime.NumGoroutine() - before; n > 0 {
		return n
	}
	return 0
}

func TestCauses(t *testing.T) {
	why, other := errors.New("why"), errors.New("other")
	parent, cancel := ourcontext.WithCancelCause(ourcontext.Background())
	child, cancelChild := ourcontext.WithCancel(parent)
	value := ourcontext.WithValue(child, "k", 1)
	free := ourcontext.WithoutCancel(value)
	same(t, "before", []any{ourcontext.Cause(parent), ourcontext.Cause(value)}, []any{nil, nil})
	cancel(why)
	cancel(other)
	cancelChild()
	same(t, "cause", []any{parent.Err(), ourcontext.Cause(parent), child.Err(), ourcontext.Cause(child), ourcontext.Cause(value)}, []any{ourcontext.Canceled, why, ourcontext.Canceled, why, why})
	same(t, "without", []any{free.Err(), ourcontext.Cause(free), free.Value("k"), free.Done() == nil}, []any{nil, nil, 1, true})
	late, cancelLate := ourcontext.WithCancel(parent)
	same(t, "late", []any{late.Err(), ourcontext.Cause(late)}, []any{ourcontext.Canceled, why})
	cancelLate()
	nothing, cancelNothing := ourcontext.WithCancelCause(ourcontext.Background())
	cancelNothing(nil)
	same(t, "nil cause", ourcontext.Cause(nothing), ourcontext.Canceled)
	timed, cancelTimed := ourcontext.WithTimeoutCause(ourcontext.Background(), 1000, why)
	<-timed.Done()
	same(t, "timeout", []any{timed.Err(), ourcontext.Cause(timed)}, []any{ourcontext.DeadlineExceeded, why})
	cancelTimed()
	same(t, "background", ourcontext.Cause(ourcontext.Background()), nil)
}

func TestAfterFunc(t *testing.T) {
	before := runtime.NumGoroutine()
	ctx, cancel := ourcontext.WithCancel(ourcontext.Background())
	ran := make(chan int, 3)
	stop := ourcontext.AfterFunc(ctx, func() { ran <- 1 })
	never := ourcontext.AfterFunc(ctx, func() { ran <- 2 })
	same(t, "stop", []bool{never(), never()}, []bool{true, false})
	same(t, "goroutines", more(before), 0)
	cancel()
	same(t, "ran", <-ran, 1)
	same(t, "too late", stop(), false)
	stopped := ourcontext.AfterFunc(ctx, func() { ran <- 3 })
	same(t, "at once", <-ran, 3)
	same(t, "too late", stopped(), false)
	same(t, "goroutines", more(before), 0)
}

func TestNewerSync(t *testing.T) {
	n := 0
	f := oursync.OnceFunc(func() { n++ })
	f()
	f()
	value := oursync.OnceValue(func() int { n++; return n })
	pair := oursync.OnceValues(func() (int, error) { n++; return n, nil })
	p, err := pair()
	q, _ := pair()
	same(t, "once", []any{value(), value(), p, err, q, n}, []any{3, 3, 2, nil, 2, 3})
	bad := oursync.OnceFunc(func() { n++; panic("bad") })
	for i := 0; i < 2; i++ {
		func() {
			defer func() { same(t, "panic", recover(), "bad") }()
			bad()
		}()
	}
	same(t, "once", n, 4)
	var wg oursync.WaitGroup
	results := make([]int, 5)
	for i := range results {
		i := i
		wg.Go(func() { results[i] = i * i })
	}
	wg.Wait()
	same(t, "WaitGroup.Go", results, []int{0, 1, 4, 9, 16})
	var m oursync.Map
	previous, loaded := m.Swap("a", 1)
	again, loadedAgain := m.Swap("a", 2)
	same(t, "Map", []any{previous, loaded, again, loadedAgain}, []any{nil, false, 1, true})
	same(t, "Map", []bool{m.CompareAndSwap("a", 1, 3), m.CompareAndSwap("a", 2, 3), m.CompareAndDelete("a", 2), m.CompareAndDelete("a", 3), m.CompareAndDelete("a", 3)}, []bool{false, true, false, true, false})
	m.Store("b", 1)
	m.Clear()
	_, ok := m.Load("b")
	same(t, "Clear", ok, false)
}

func TestErrgroup(t *testing.T) {
	before := runtime.NumGoroutine()
	first := errors.New("first")
	g, ctx := errgroup.WithContext(ourcontext.Background())
	g.Go(func() error { <-ctx.Done(); return errors.New("second") })
	g.Go(func() error { return first })
	g.Go(func() error { return nil })
	same(t, "Wait", g.Wait(), first)
	same(t, "context", []any{ctx.Err(), ourcontext.Cause(ctx)}, []any{ourcontext.Canceled, first})
	well, wellCtx := errgroup.WithContext(ourcontext.Background())
	well.Go(func() error { return nil })
	same(t, "Wait", []any{well.Wait(), wellCtx.Err()}, []any{nil, ourcontext.Canceled})

	var limited errgroup.Group
	limited.SetLimit(2)
	var mu sync.Mutex
	running, most := 0, 0
	for i := 0; i < 8; i++ {
		limited.Go(func() error {
			mu.Lock()
			running++
			if running > most {
				most = running
			}
			mu.Unlock()
			time.Sleep(tick / 4)
			mu.Lock()
			running--
			mu.Unlock()
			return nil
		})
	}
	same(t, "limit", []any{limited.Wait(), most}, []any{nil, 2})
	hold := make(chan bool)
	blocked := func() error { <-hold; return nil }
	same(t, "TryGo", []bool{limited.TryGo(blocked), limited.TryGo(blocked), limited.TryGo(blocked)}, []bool{true, true, false})
	func() {
		defer func() {
			same(t, "SetLimit", recover(), "errgroup: modify limit while 2 goroutines in the group are still active")
		}()
		limited.SetLimit(3)
	}()
	close(hold)
	same(t, "Wait", limited.Wait(), nil)
	limited.SetLimit(-1)
	same(t, "TryGo", []any{limited.TryGo(func() error { return first }), limited.Wait()}, []any{true, first})
	same(t, "goroutines", more(before), 0)
}

func TestSingleflight(t *testing.T) {
	before := runtime.NumGoroutine()
	var g singleflight.Group
	v, err, shared := g.Do("k", func() (any, error) { return 1, nil })
	same(t, "alone", []any{v, err, shared}, []any{1, nil, false})
	release := make(chan bool)
	calls := 0
	work := func() (any, error) { calls++; <-release; return calls, errors.New("e") }
	results := make(chan string, 4)
	for i := 0; i < 3; i++ {
		go func() {
			v, err, shared := g.Do("k", work)
			results <- fmt.Sprint(v, err, shared)
		}()
		time.Sleep(tick / 2)
	}
	ch := g.DoChan("k", work)
	close(release)
	for i := 0; i < 3; i++ {
		same(t, "together", <-results, "1 e true")
	}
	r := <-ch
	same(t, "channel", []any{r.Val, r.Err.Error(), r.Shared, calls}, []any{1, "e", true, 1})
	hold := make(chan bool)
	first := g.DoChan("f", func() (any, error) { <-hold; return "old", nil })
	g.Forget("f")
	v, _, _ = g.Do("f", func() (any, error) { return "new", nil })
	close(hold)
	same(t, "forgotten", []any{v, (<-first).Val}, []any{"new", "old"})
	func() {
		defer func() {
			err, ok := recover().(error)
			same(t, "panic", []bool{ok, ourerrors.Unwrap(err) == errBad}, []bool{true, true})
		}()
		g.Do("p", func() (any, error) { panic(errBad) })
	}()
	ended := make(chan bool)
	go func() {
		defer close(ended)
		g.Do("exit", func() (any, error) { runtime.Goexit(); return nil, nil })
		t.Error("Goexit was swallowed")
	}()
	<-ended
	same(t, "goroutines", more(before), 0)
}

var errBad = errors.New("bad")

func TestPull(t *testing.T) {
	before := runtime.NumGoroutine()
	next, stop := iter.Pull(ourslices.Values([]int{1, 2, 3}))
	a, ok := next()
	b, _ := next()
	c, _ := next()
	d, end := next()
	same(t, "Pull", []any{a, ok, b, c, d, end}, []any{1, true, 2, 3, 0, false})
	stop()
	next2, stop2 := iter.Pull2(ourslices.All([]string{"x", "y"}))
	i, s, ok := next2()
	same(t, "Pull2", []any{i, s, ok}, []any{0, "x", true})
	stop2()
	stop2()
	i, s, ok = next2()
	same(t, "stopped", []any{i, s, ok}, []any{0, "", false})
	_, unused := iter.Pull(ourslices.Values([]int{1}))
	unused()
	bad, _ := iter.Pull(func(yield func(int) bool) { yield(1); panic("in seq") })
	bad()
	func() {
		defer func() { same(t, "panic", recover(), "in seq") }()
		bad()
	}()
	same(t, "goroutines", more(before), 0)
}

func TestNewerText(t *testing.T) {
	var lines []string
	ourstrings.Lines("a\nb\n\nc")(func(line string) bool {
		lines = append(lines, line)
		return len(lines) < 3
	})
	same(t, "Lines", lines, []string{"a\n", "b\n", "\n"})
	after, ok := ourstrings.CutPrefix("prefix", "pre")
	left, no := ourstrings.CutSuffix("prefix", "pre")
	same(t, "CutPrefix", []any{after, ok, left, no}, []any{"fix", true, "prefix", false})
	same(t, "cmp", []int{ourcmp.Compare(1, 2), ourcmp.Compare("b", "a"), ourcmp.Compare(1.5, 1.5), ourcmp.Or(0, 0, 3, 4)}, []int{-1, 1, 0, 3})
	one, two := errors.New("one"), errors.New("two")
	joined := ourerrors.Join(nil, one, nil, two)
	same(t, "Join", []any{joined.Error(), ourerrors.Is(joined, two), ourerrors.Is(joined, nil), ourerrors.Join(nil, nil) == nil}, []any{"one\ntwo", true, false, true})
}

func TestTesting(t *testing.T) {
	before := runtime.NumGoroutine()
	var seen []string
	var mu sync.Mutex
	add := func(a ...any) {
		mu.Lock()
		seen = append(seen, fmt.Sprint(a...))
		mu.Unlock()
	}
	ourtesting.RunTest("TestAll", func(t *ourtesting.T) {
		t.Cleanup(func() { add("cleanup 1 ", t.Context().Err()) })
		t.Cleanup(func() { add("cleanup 2") })
		defer add("deferred")
		add(t.Name(), t.Run("passes", func(t *ourtesting.T) { add(t.Name()) }))
		add("failed ", t.Failed())
		add(t.Run("fails", func(t *ourtesting.T) {
			defer add("deferred in ", t.Name())
			t.FailNow()
			add("not reached")
		}))
		add("failed ", t.Failed())
		t.Run("skips", func(t *ourtesting.T) {
			t.Cleanup(func() { add("skipped ", t.Skipped()) })
			t.SkipNow()
		})
		for i := 0; i < 2; i++ {
			t.Run("parallel", func(t *ourtesting.T) {
				t.Parallel()
				time.Sleep(tick)
				add("in parallel")
			})
		}
		add(t.Context().Err())
		t.Run("ends the one above", func(sub *ourtesting.T) { t.FailNow() })
		add("not reached")
	})
	same(t, "testing", seen, []string{
		"TestAll/passes", "TestAlltrue", "failed false", "deferred in TestAll/fails", "false", "failed true", "skipped true",
		"<nil>", "deferred", "in parallel", "in parallel", "cleanup 2", "cleanup 1 context canceled",
	})
	same(t, "goroutines", more(before), 0)
}
