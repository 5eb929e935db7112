import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Who gets a channel of ours may serve it, from then on and not before. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

const types = `type server struct { in chan int; stop chan struct{}; mu sync.Mutex; once sync.Once; n int }
type outer struct { s *server; c chan int }
`;

async function said(body: string): Promise<string> {
  const text = `package p\nimport ("sync"; "sync/atomic")\nvar _ sync.Mutex\nvar _ atomic.Value\n${types}${body}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

describe('is granted to be served', () => {
  test.each([
    [
      'a service and its end',
      `func start() *server { s := &server{in: make(chan int), stop: make(chan struct{})}; go s.loop(); return s }
func (s *server) loop() { for { select { case x := <-s.in: s.n = x; case <-s.stop: return } } }`,
      'something happens at s.in or s.stop',
    ],
    [
      'what only a function returned can end',
      'func f() func() { stop := make(chan struct{}); go func() { <-stop }(); return func() { close(stop) } }',
      'somebody sends to stop or closes it',
    ],
    [
      'an answer that is asked for',
      'func f(asks chan chan int) int { answer := make(chan int); asks <- answer; return <-answer }',
      'somebody receives from asks and somebody sends to answer or closes it',
    ],
    [
      'a field of the receiver',
      'func (s *server) f() { s.stop = make(chan struct{}); go func() { <-s.stop }() }',
      'somebody sends to s.stop or closes it',
    ],
    [
      'what a copy holds',
      'func f() server { s := server{in: make(chan int)}; go func() { s.in <- 1 }(); return s }',
      'somebody receives from s.in',
    ],
    [
      'workers until their jobs are closed',
      `func start(n int) *server { s := &server{in: make(chan int)}; for i := 0; i < n; i++ { go s.work() }; return s }
func (s *server) work() { for x := range s.in { s.mu.Lock(); s.n += x; s.mu.Unlock() } }`,
      'somebody closes s.in and whoever holds s.mu releases it',
    ],
    [
      'a stage between two channels',
      'func f(in <-chan int) <-chan int { out := make(chan int); go func() { defer close(out); for x := range in { out <- x } }(); return out }',
      'somebody closes in and somebody receives from out',
    ],
    [
      'what one result lets them send to, and the other one receive from',
      'func f() (<-chan int, chan<- int) { c := make(chan int); go func() { <-c; c <- 1 }(); return c, c }',
      'somebody sends to c or closes it, somebody receives from c and nobody else closes c before all is sent to it here',
    ],
    [
      'what is closed here, too',
      'func f() chan int { c := make(chan int); go func() { <-c; close(c) }(); return c }',
      'somebody sends to c and nobody else closes c where it is closed here',
    ],
    [
      'what is closed here, too, in a select',
      'func f(stop chan int) chan int { c := make(chan int); go func() { select { case <-c: case <-stop: }; close(c) }(); return c }',
      'something happens at c or stop and nobody else closes c where it is closed here',
    ],
    [
      'what one goroutine ranges over and another one sends to',
      'func f() chan int { c := make(chan int); go func() { for range c {} }(); go func() { c <- 1 }(); return c }',
      'somebody closes c, somebody receives from c and nobody else closes c before all is sent to it here',
    ],
    [
      "a caller's channel that is sent to, too",
      'func f(c chan int) { d := make(chan int); go func() { <-c; d <- 1 }(); <-d; c <- 1 }',
      'somebody sends to c or closes it, somebody receives from c and nobody else closes c before all is sent to it here',
    ],
    [
      'what others could take first',
      'func f() <-chan int { c := make(chan int, 1); c <- 1; go func() { <-c }(); return c }',
      'nobody else receives from c',
    ],
    [
      'what others could fill',
      'func f() chan<- int { c := make(chan int, 1); go func() { c <- 1 }(); return c }',
      'nobody else sends to c and nobody else closes c before all is sent to it here',
    ],
    [
      "a caller's channel that is only offered something",
      'func f(c chan<- int) { d := make(chan int); go func() { select { case c <- 1: default: }; close(d) }(); <-d }',
      'nobody else closes c before all is sent to it here',
    ],
    [
      'what others could close while something is offered there',
      'func f() chan int { c := make(chan int); go func() { select { case c <- 1: default: } }(); return c }',
      'nobody else closes c before all is sent to it here',
    ],
    [
      'what is returned behind a panic',
      'func f() (c chan int) { c = make(chan int); d := c; defer func() { recover() }(); go func() { d <- 1 }(); panic(1) }',
      'somebody receives from d and nobody else closes d before all is sent to it here',
    ],
    [
      'what an atomic value of others holds',
      'func f(v *atomic.Value) { c := make(chan int); go func() { c <- 1 }(); v.Store(c) }',
      'somebody receives from c and nobody else closes c before all is sent to it here',
    ],
    [
      'what an atomic pointer of others leads to',
      'func f(p *atomic.Pointer[server]) { stop := make(chan struct{}); p.Store(&server{stop: stop}); <-stop }',
      'somebody sends to stop or closes it',
    ],
    [
      'what was put into an atomic if nothing was there',
      'func f(p *atomic.Pointer[server]) { c := make(chan int); if p.CompareAndSwap(nil, &server{in: c}) { c <- 1 } }',
      'somebody receives from c',
    ],
    [
      'what lies in an atomic that is returned',
      'func f() *atomic.Value { v := &atomic.Value{}; c := make(chan int); v.Store(c); go func() { c <- 1 }(); return v }',
      'somebody receives from c and nobody else closes c before all is sent to it here',
    ],
  ])('%s', async (_, body, granted) => {
    expect(await said(body)).toContain(`Free of goroutine leaks, provided that ${granted}.`);
  });

  test('what is sent over a channel that is handed out', async () => {
    const words = await said(
      'func f() chan chan int { to := make(chan chan int, 1); c := make(chan int); to <- c; go func() { c <- 1 }(); return to }',
    );
    expect(words).toContain(
      'Free of goroutine leaks, provided that somebody receives from c and nobody else closes c before all is sent to it here.',
    );
  });

  test('but not by the proof that others count down a waitgroup', async () => {
    const words = await said(
      'func f() *sync.WaitGroup { wg := &sync.WaitGroup{}; wg.Add(1); go func() { wg.Wait() }(); return wg }',
    );
    expect(words).toMatch(/^No goroutine leak was found/);
  });

  test('only on the ways that hand it out', async () => {
    const body =
      'func f(n int) chan int { c := make(chan int); go func() { c <- 1 }(); if n < 0 { return nil }; return c }';
    const words = await said(body);
    expect(words).toContain('No run ends well when n is negative');
    expect(words).toContain('Provided that somebody receives from c');
  });
});

test('nothing is granted where others can only receive', async () => {
  const words = await said(
    'func f() <-chan int { c := make(chan int); go func() { select { case c <- 1: default: } }(); return c }',
  );
  expect(words).toMatch(/^Free of goroutine leaks\. /);
});

describe('is granted to nobody', () => {
  test.each([
    [
      'before the channel is handed out over which it was sent',
      'func f() chan chan int { to := make(chan chan int, 1); c := make(chan int); to <- c; c <- 1; return to }',
      'Can deadlock',
    ],
    [
      'before another goroutine lets it be',
      'func f() chan chan int { to := make(chan chan int, 1); c := make(chan int); done := make(chan int); go func() { to <- c; c <- 1; close(done) }(); <-done; return to }',
      'Can deadlock',
    ],
    [
      'a waitgroup that nobody has',
      'func f() *sync.WaitGroup { wg := &sync.WaitGroup{}; wg.Add(1); wg.Wait(); return wg }',
      'Can deadlock',
    ],
    ['before', 'func f() chan int { c := make(chan int); c <- 1; return c }', 'Always leaks'],
    [
      'before what is deferred is done',
      'func f() chan int { c := make(chan int); var wg sync.WaitGroup; wg.Add(1); go func() { defer wg.Done(); c <- 1 }(); defer wg.Wait(); return c }',
      'Can deadlock',
    ],
    [
      'where the result is another one in the end',
      'func f() (c chan int) { c = make(chan int); d := c; go func() { d <- 1 }(); defer func() { c = nil }(); return c }',
      'Always leaks',
    ],
    [
      'as what a goroutine returns',
      'func f() { c := make(chan int); go func() chan int { return c }(); c <- 1 }',
      'Always leaks',
    ],
    [
      'who gets it only to receive',
      'func f() <-chan int { c := make(chan int); go func() { <-c }(); return c }',
      'Always leaks',
    ],
    [
      'who gets it only to receive, in a select',
      'func f() <-chan int { c := make(chan int); go func() { select { case <-c: } }(); return c }',
      'Always leaks',
    ],
    [
      'who gets it only to send',
      'func f() (chan<- int, error) { c := make(chan int); go func() { c <- 1 }(); return c, nil }',
      'Always leaks',
    ],
    [
      'in what nobody gets',
      'func f() { c := make(chan int); g := func() chan int { return c }; go func() { c <- 1 }(); _ = g }',
      'Always leaks',
    ],
    [
      'where the text closes it and sends',
      'func f() chan int { c := make(chan int, 1); go func() { close(c) }(); go func() { c <- 1 }(); return c }',
      'Can panic',
    ],
    [
      'whose place tells nobody where it came from',
      'func f() { var v atomic.Value; c := make(chan int); v.Store(c); d := v.Load().(chan int); d <- 1 }',
      'Can deadlock',
    ],
    [
      'who looks where it was only tried to put it',
      'func f(p *atomic.Pointer[server]) { c := make(chan int); if !p.CompareAndSwap(nil, &server{in: c}) { c <- 1 } }',
      'No goroutine leak was found.',
    ],
    [
      'who has nothing but an atomic of ours',
      'func f() { var p atomic.Pointer[server]; c := make(chan int); p.Store(&server{in: c}); c <- 1 }',
      'Always leaks',
    ],
    [
      'before it is stored in an atomic',
      'func f(v *atomic.Value) { c := make(chan int); c <- 1; v.Store(c) }',
      'Always leaks',
    ],
  ])('%s', async (_, body, words) => {
    expect(await said(body)).toContain(words);
  });

  test('with a caller in the text, who tells himself', async () => {
    const body = `func make1() chan int { c := make(chan int); go func() { c <- 1 }(); return c }
func F() { make1() }`;
    expect(await said(body)).toContain('Always leaks');
  });

  test('with a lock that is held when it is handed out', async () => {
    const body =
      'func f() *server { s := &server{}; s.mu.Lock(); go func() { s.mu.Lock(); s.mu.Unlock() }(); return s }';
    expect(await said(body)).not.toMatch(/^(Free|Can leak|Always)/);
  });

  test('with a once, whose first caller may be anybody', async () => {
    const body =
      'func f() *server { s := &server{in: make(chan int)}; go func() { s.once.Do(func() { s.in <- 1 }) }(); return s }';
    expect(await said(body)).not.toMatch(/^(Free|Can leak|Always)/);
  });
});

describe('what decides about waiting may be changed by whoever got it', () => {
  test.each([
    [
      'behind a pointer that leads to no channel',
      'func f() (chan int, *int) { c := make(chan int); n := 0; go func() { <-c; if n == 1 { select {} } }(); return c, &n }',
    ],
    [
      'by a function that leads to no channel',
      'func f() (chan int, func()) { c := make(chan int); n := 0; go func() { <-c; if n == 1 { select {} } }(); return c, func() { n = 1 } }',
    ],
    [
      'sent beside the channel',
      'func f(to chan *int, c chan int) { d := make(chan int); n := 0; to <- &n; go func() { <-c; if n == 0 { <-d } }(); if n == 0 { d <- 1 } }',
    ],
    [
      'with the struct around it',
      `type part struct { n int }
type whole struct { c chan int; p part }
func f() *whole { w := &whole{c: make(chan int)}; go func() { <-w.c; if w.p.n == 1 { select {} } }(); return w }
func (w *whole) set() { w.p = part{1} }`,
    ],
    [
      'with a struct two levels up',
      `type part struct { n int }
type middle struct { p part }
type whole struct { c chan int; m middle }
func f() *whole { w := &whole{c: make(chan int)}; go func() { <-w.c; if w.m.p.n == 1 { select {} } }(); return w }
func (w *whole) set(m *middle) { *m = middle{part{1}}; w.m = *m }`,
    ],
    [
      'a channel that another function sets to nil',
      `type whole struct { mu sync.Mutex; c, d chan int }
func f() *whole { w := &whole{c: make(chan int), d: make(chan int)}; go func() { <-w.c; w.mu.Lock(); d := w.d; w.mu.Unlock(); if d == nil { select {} } }(); return w }
func (w *whole) clear() { w.mu.Lock(); w.d = nil; w.mu.Unlock() }`,
    ],
    [
      'a channel that a function returned assigns',
      'func f() (chan int, func()) { c, d := make(chan int), make(chan int); go func() { <-c; if d == nil { select {} } }(); return c, func() { func() { d = nil }() } }',
    ],
    [
      'a value that may be of any type of the text',
      `type doer interface { do() }
type quick struct{}
func (quick) do() {}
type slow struct{}
func (slow) do() { select {} }
type whole struct { c chan int; d doer }
func f(n int) *whole { w := &whole{c: make(chan int), d: quick{}}; for i := 0; i < n; i++ { w.d = slow{} }; go func() { <-w.c; w.d.do() }(); return w }`,
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).not.toMatch(/^(Free|Always)/);
  });

  test.each([
    [
      'a function that another function sets',
      `type whole struct { c chan int; g func() }
func f() *whole { w := &whole{c: make(chan int), g: func() {}}; go func() { <-w.c; w.g() }(); return w }
func (w *whole) set(g func()) { w.g = g }`,
      'w.g returns',
    ],
    [
      'a function that users of the package may set',
      `type Whole struct { c chan int; G func() }
func f() *Whole { w := &Whole{c: make(chan int), G: func() {}}; go func() { <-w.c; w.G() }(); return w }`,
      'w.G returns',
    ],
    [
      'a function that a function returned assigns',
      'func f() (chan int, func(func())) { c := make(chan int); g := func() {}; go func() { <-c; g() }(); return c, func(h func()) { g = h } }',
      'g returns',
    ],
    [
      'a value of an interface that another function sets',
      `type quick struct{}
func (quick) Do() {}
type whole struct { c chan int; d interface { Do() } }
func f() *whole { w := &whole{c: make(chan int), d: quick{}}; go func() { <-w.c; w.d.Do() }(); return w }
func (w *whole) set(d interface { Do() }) { w.d = d }`,
      'w.d.Do returns',
    ],
    [
      'what was set in memory of others before they came',
      `func (s *server) start() { s.in = make(chan int); s.n = 5; go func() { <-s.in; if s.n != 5 { select {} } }() }
func (s *server) set() { s.n = 6; s.in <- 1 }`,
      'nobody else changes s.n',
    ],
    [
      'what was set in memory of others, behind their lock',
      `func (s *server) start() { s.mu.Lock(); s.stop = make(chan struct{}); s.mu.Unlock(); go func() { s.mu.Lock(); c := s.stop; s.mu.Unlock(); <-c }() }
func (s *server) end() { s.mu.Lock(); close(s.stop); s.stop = nil; s.mu.Unlock() }`,
      'nobody else changes s.stop',
    ],
  ])('unless it is granted: %s', async (_, body, words) => {
    const all = await said(body);
    expect(all).toMatch(/^Free of goroutine leaks, provided that/);
    expect(all).toContain(words);
  });
});

describe('where the runs answer, that nobody comes in between is granted', () => {
  test.each([
    [
      'at a select',
      'func f() chan int { c, d := make(chan int), make(chan int); go func() { select { case c <- 1: d <- 1; case <-d: } }(); go func() { d <- 1 }(); return c }',
    ],
    [
      'between two of ours',
      'func f() chan int { c := make(chan int); go func() { <-c; close(c) }(); go func() { c <- 1 }(); return c }',
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).not.toMatch(/^Free of goroutine leaks( under every schedule)?\./);
  });
});

describe('that others close nothing too early is granted', () => {
  const start =
    'func (t *T) start() { out := make(chan int, 1); t.out = out; go func() { out <- 1; close(out) }() }';
  test.each([
    [
      'where what is returned has both ends',
      'func f() chan int { c := make(chan int, 1); go func() { c <- 1 }(); return c }',
      'nobody else closes c before all is sent to it here',
    ],
    [
      'where it is only closed here',
      'func f() chan int { c := make(chan int); go func() { close(c) }(); return c }',
      'nobody else closes c where it is closed here',
    ],
    [
      'where another method closes it',
      `type T struct { out chan int }\n${start}\nfunc (t *T) close() { close(t.out) }`,
      'nobody else closes out before all is sent to it here, or where it is closed here',
    ],
    [
      'where another method gives it to who could',
      `type T struct { out chan int }\n${start}\nfunc (t *T) all() chan int { return t.out }`,
      'nobody else closes out before all is sent to it here, or where it is closed here',
    ],
    [
      'where other packages find it',
      'type T struct { Out chan int }\nfunc f() *T { t := &T{make(chan int)}; go func() { close(t.Out) }(); return t }',
      'nobody else closes t.Out where it is closed here',
    ],
    [
      'where a function that is returned closes it',
      'func f() func() { c := make(chan int); go func() { close(c) }(); return func() { close(c) } }',
      'nobody else closes c where it is closed here',
    ],
  ])('%s', async (_, body, granted) => {
    expect(await said(body)).toMatch(new RegExp(`^Free of goroutine leaks, .*${granted}\\.`));
  });

  test.each([
    [
      'what is returned to receive from',
      'func f() <-chan int { c := make(chan int, 1); go func() { c <- 1; close(c) }(); return c }',
    ],
    [
      'what no other function closes',
      `type T struct { done, other chan int }
func f() *T { t := &T{done: make(chan int)}; go t.loop(); return t }
func (t *T) loop() { defer close(t.done); t.wait() }
func (t *T) wait() {}
func (t *T) stop() { defer close(t.other); <-t.done }
func own() { c := make(chan int); go func() { c <- 1; close(c) }(); for range c {} }`,
    ],
    [
      'what is sent before it is returned',
      'func f() chan int { c := make(chan int, 1); go func() {}(); c <- 1; return c }',
    ],
  ])('but not of %s', async (_, body) => {
    expect(await said(body)).not.toContain('nobody else closes');
  });
});

test('nobody comes to a channel before the function returns that alone hands it out', async () => {
  const words = await said(
    'func f(n int) <-chan int { c := make(chan int, 1); go func() { c <- 1; close(c) }(); if n > 0 { <-c }; return c }',
  );
  expect(words).not.toContain('somebody sends to c');
});

describe('others do only what they can', () => {
  const pair = 'type pair struct { a <-chan int; b chan<- int }';
  test.each([
    [
      'with a field to receive from',
      `${pair}\nfunc f() pair { c := make(chan int); go func() { <-c }(); return pair{a: c} }`,
      'Always leaks',
    ],
    [
      'with a field to send to',
      `${pair}\nfunc f() *pair { c := make(chan int); go func() { c <- 1 }(); return &pair{b: c} }`,
      'Always leaks',
    ],
    [
      'with a field of their own to receive from',
      `${pair}\nfunc (p *pair) f() { c := make(chan int); p.a = c; go func() { <-c }() }`,
      'Always leaks',
    ],
    [
      'with one field for each end',
      `${pair}\nfunc f() pair { c := make(chan int); go func() { <-c; c <- 1 }(); return pair{c, c} }`,
      'Free of goroutine leaks, provided that somebody sends to c or closes it, somebody receives from c',
    ],
    [
      'by a function that only asks how full it is',
      'func f(n int) func() int { c := make(chan int); go func() { c <- n }(); return func() int { return len(c) + cap(c) } }',
      'Always leaks',
    ],
    [
      'by a function that receives, where somebody has to send',
      'func f() func() int { c := make(chan int); go func() { <-c }(); return func() int { return <-c } }',
      'Always leaks',
    ],
    [
      'by a function that receives in a goroutine of its own',
      'func f() func() { c := make(chan int); go func() { c <- 1 }(); return func() { go func() { <-c }() } }',
      'Free of goroutine leaks, provided that somebody receives from c.',
    ],
    [
      'by a function that passes it on',
      'func f() func(func(chan int)) { c := make(chan int); go func() { <-c }(); return func(g func(chan int)) { g(c) } }',
      'Free of goroutine leaks, provided that somebody sends to c or closes it.',
    ],
    [
      'by a function that returns it to receive from',
      'func f() func() <-chan int { c := make(chan int); go func() { <-c }(); return func() <-chan int { return c } }',
      'Always leaks',
    ],
  ])('%s', async (_, body, words) => {
    expect(await said(body)).toContain(words);
  });
});

describe('nobody serves a channel of the caller that is nil', () => {
  const own = 'd := make(chan int); go func() { d <- 1 }()';
  test.each([
    ['that is received from', `func f(a chan int) { if a == nil { ${own}; <-a; <-d } }`],
    ['that is sent to', `func f(a chan int) { if a != nil { return }; ${own}; a <- 1; <-d }`],
    ['that is ranged over', `func f(a chan int) { if a == nil { ${own}; for range a {}; <-d } }`],
    ['in a select', `func f(a chan int) { if nil == a { ${own}; select { case <-a: }; <-d } }`],
    ['in a goroutine', `func f(a chan int) { if a == nil { ${own}; go func() { <-a; <-d }() } }`],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/leaks? .*(unless|when) /);
  });

  test('and another one still is', async () => {
    const body = `func f(a, b chan int) { if a == nil { ${own}; select { case <-a: case <-b: }; <-d } }`;
    expect(await said(body)).toMatch(
      /^Free of goroutine leaks, provided that something happens at b/,
    );
  });
});

describe('nobody is said to be left behind by runs where others find the channel', () => {
  test.each([
    ['in a map of theirs', 'type reg struct { m sync.Map }', 'r.m.Store("a", c)'],
    ['in a pool of theirs', 'type reg struct { m sync.Pool }', 'r.m.Put(c)'],
    [
      'in an atomic of the package',
      'type reg struct{}\nvar kept atomic.Pointer[server]',
      'kept.Store(&server{in: c})',
    ],
  ])('%s', async (_, declared, store) => {
    const body = `func (r *reg) f() { c := make(chan int); go func() { c <- 1 }(); ${store} }`;
    expect(await said(`${declared}\n${body}`)).not.toMatch(/^(Can leak|Always)/);
  });
});

describe('what the text closes nobody else is asked to close', () => {
  test.each([
    [
      'a loop',
      'func f() chan int { c := make(chan int); go func() { for range c {} }(); go func() { close(c) }(); return c }',
      'Free of goroutine leaks, provided that nobody else closes c where it is closed here.',
    ],
    [
      'a loop that the text ends at times',
      'func f(ok bool) chan int { c := make(chan int); go func() { for range c {} }(); go func() { if ok { close(c) } }(); return c }',
      'Nothing is proved of other values',
    ],
    [
      'who waits for a value first',
      'func f() chan int { c := make(chan int); go func() { <-c; close(c) }(); return c }',
      'Free of goroutine leaks, provided that somebody sends to c and nobody else closes c where it is closed here.',
    ],
  ])('%s', async (_, body, words) => {
    expect(await said(body)).toContain(words);
  });
});
