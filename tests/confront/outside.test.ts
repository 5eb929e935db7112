import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What others may do of whom there is no text: nobody is free of leaks because they are taken to do nothing. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, imports: readonly string[] = []): Promise<string> {
  const paths = imports.map((path) => `import "${path}"\n`).join('');
  const text = `package p\n${paths}${body}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const served = 'f waits for what others were given, who may serve it';
const free = 'Free of goroutine leaks under every schedule';

describe('a call that is not looked into', () => {
  test.each([
    ['a variable', 'var v int; x.Scan(&v); if v == 3 { <-c }', 'v after x.Scan == 3'],
    [
      'a field',
      'var o struct{ Quick bool }; x.Read(&o); if o.Quick { <-c }',
      'o.Quick after x.Read',
    ],
    [
      'an element',
      'b := make([]byte, 2); x.Read(b); if b[1] == 7 { <-c }',
      'element 1 after x.Read == 7',
    ],
    [
      'an argument again',
      'v := 1; x.Scan(&v); if v == 1 { x.Scan(&v); if v == 2 { <-c } }',
      '== 2',
    ],
  ])('may change %s', async (_, body, supposed) => {
    const words = await said(`func f() { c := make(chan int, 1); ${body} }`, ['a.b/x']);
    expect(words).toContain('Can deadlock');
    expect(words).toContain(`suppose that`);
    expect(words).toContain(supposed);
  });

  test.each([
    ['a channel', 'c := make(chan int); x.Fill(c); c <- 1', 'x.Fill leaves c alone'],
    [
      'a group',
      'var wg sync.WaitGroup; wg.Add(1); go x.Run(&wg); wg.Wait()',
      'x.Run leaves wg alone',
    ],
    ['a function', 'c := make(chan int); x.Each(func() { <-c }); c <- 1', 'x.Each does not call'],
  ])('may serve %s, or leave it alone', async (_, body, supposed) => {
    const words = await said(`func f() { ${body} }\nvar _ sync.Mutex`, ['a.b/x', 'sync']);
    expect(words).toContain(served);
    expect(words).toContain(supposed);
  });

  test.each([
    ['a field of it', 'var e x.E; e.C = c; go e.Run()', 'e.C'],
    ['a variable of it', 'x.C = c', 'C'],
    ['a literal of it', 'e := x.E{C: c}; go e.Run()', 'x.E'],
    ['an element of it', 'x.All[0] = c', 'x.All[0]'],
  ])('hears of what is put into %s', async (_, body, where) => {
    const words = await said(`func f() { c := make(chan int); ${body}; c <- 1 }`, ['a.b/x']);
    expect(words).toContain(served);
    expect(words).toContain(`Provided that whoever uses ${where} leaves c alone`);
  });

  test('computes with its own variables as with others', async () => {
    const text = 'func f() { c := make(chan int, 1); x.N += 2; x.N++; if x.N == 7 { <-c } }';
    expect(await said(text, ['a.b/x'])).toContain('Can leak a goroutine. Suppose that');
  });

  test('leaves what it cannot name alone', async () => {
    const text = `
type o struct{ quick bool }
func f() { c := make(chan int, 1); v := &o{}; x.Read(v); if v.quick { <-c } }`;
    expect(await said(text, ['a.b/x'])).toContain(`${free}.`);
  });

  test('is what a text without truth values may have alone', async () => {
    const text = 'func f(n int) { c := make(chan int); err := x.Do(n); if err != nil { c <- 1 } }';
    expect(await said(text, ['a.b/x'])).toContain('Suppose that err != nil');
  });
});

describe('what every run takes for granted is said', () => {
  test.each([
    [
      'a context',
      'func f(ctx context.Context) { go func() { <-ctx.Done() }() }',
      'its context is cancelled',
    ],
    ['a receiver', 'func f(c chan int) { go func() { c <- 1 }() }', 'somebody receives from c'],
    ['a sender', 'func f(c chan int) { go func() { <-c }() }', 'somebody sends to c or closes it'],
    [
      'a channel of all',
      'var all = make(chan int, 2)\nfunc f() { go func() { all <- 1 }() }',
      'all holds what it holds at the start',
    ],
    [
      'a map',
      'func f() { c := make(chan int, 1); m := map[int]int{}; x.Fill(m); if m[0] == 7 { <-c } }',
      'x.Fill leaves the map that it is given alone',
    ],
  ])('%s', async (_, text, granted) => {
    const imports = text.includes('context.') ? ['context'] : text.includes('x.') ? ['a.b/x'] : [];
    const words = await said(text, imports);
    expect(words).toContain(`, provided that ${granted}.`);
  });

  test('and nothing where nobody is needed', async () => {
    const text =
      'func f(ctx context.Context) { go func() { select { case <-ctx.Done(): default: } }() }';
    expect(await said(text, ['context'])).toContain(`${free}.`);
  });
});

describe('what is returned the caller may use', () => {
  test.each([
    [
      'a channel',
      'func f(n int) <-chan int { c := make(chan int); go func() { defer close(c); for i := 0; i < n; i++ { c <- i } }(); return c }',
      'somebody receives from c',
    ],
    [
      'a function over one',
      'func f() func() { c := make(chan int); go func() { c <- 1 }(); return func() { <-c } }',
      'somebody receives from c',
    ],
    [
      'what holds one',
      'type t struct{ jobs chan func() }\nfunc f() *t { p := &t{make(chan func())}; go func() { for j := range p.jobs { j() } }(); return p }',
      'somebody closes p.jobs and j returns',
    ],
  ])('%s', async (_, text, granted) => {
    expect(await said(text)).toContain(`Free of goroutine leaks, provided that ${granted}.`);
  });

  test.each([
    [
      'a list of them',
      'func f(n int) []chan int { var all []chan int; for i := 0; i < n; i++ { c := make(chan int); go func() { c <- 1 }(); all = append(all, c) }; return all }',
    ],
  ])('%s', async (_, text) => {
    expect(await said(text)).toContain('waits for what others were given, who may serve it');
  });

  test('but nothing else', async () => {
    const text =
      'func f() chan int { c, d := make(chan int), make(chan int); go func() { d <- 1 }(); return c }';
    expect(await said(text)).toContain('Always leaks a goroutine');
  });
});

test('a function of the caller may be what a timer calls', async () => {
  const text = 'func f(g func()) { c := make(chan int); time.AfterFunc(3, g); go close(c); <-c }';
  expect(await said(text, ['time'])).toContain('Free of goroutine leaks');
});

test('who starts goroutines by a group is answered, too', async () => {
  const text = `type t struct{ done chan bool }
func f(t *t) { var wg sync.WaitGroup; wg.Go(func() { <-t.done }); wg.Wait() }`;
  expect(await said(text, ['sync'])).toContain('provided that somebody sends to');
});

describe('what a caller lends', () => {
  test.each([
    ['a map', 'func f(m map[int]chan int) { c := make(chan int); m[1] = c; c <- 1 }', 'm'],
    [
      'a package variable',
      'var all chan int\nfunc g() { <-all }\nfunc f() { c := make(chan int); all = c; c <- 1 }',
      'all',
    ],
  ])('is his: %s', async (_, text, where) => {
    const words = await said(text);
    expect(words).toContain(served);
    expect(words).toContain(`whoever uses ${where} leaves c alone`);
  });

  test.each([
    [
      'a field',
      'type s struct{ c chan int }\nfunc (s *s) f() { c := make(chan int); s.c = c; c <- 1 }',
    ],
    ['a pointer', 'func f(p *chan int) { c := make(chan int); *p = c; c <- 1 }'],
    ['a channel', 'func f(d chan chan int) { c := make(chan int); d <- c; c <- 1 }'],
  ])('is served by him: %s', async (_, text) => {
    expect(await said(text)).toMatch(
      /^Free .*provided that .*somebody receives from c( and nobody else closes c before all is sent to it here)?\./,
    );
  });

  test('is closed once', async () => {
    const text =
      'func f(c chan int, n int) { d := make(chan int, 1); close(c); if n > 2 { close(c) }; d <- 1 }';
    expect(await said(text)).toContain('With n = 3 f panics: close of closed channel');
  });
});

test('a function of the caller may never return', async () => {
  const text =
    'func f(g func()) { c := make(chan int, 1); go func() { g(); c <- 1 }() ; time.Sleep(1) }';
  expect(await said(text, ['time'])).toContain('provided that g returns');
});

describe('package variables', () => {
  test.each([
    ['another function sets it', 'var closed bool\nfunc Close() { closed = true }', 'closed'],
    ['others may set it', 'var Closed bool', 'Closed'],
  ])('are unknown where %s', async (_, declared, name) => {
    const words = await said(
      `${declared}\nfunc f() { c := make(chan int, 1); if ${name} { <-c } }`,
    );
    expect(words).toContain(`suppose that ${name}`);
  });

  test('are what they are where nobody changes them', async () => {
    const text =
      'var closed = len("ab") == 3\nfunc f() { c := make(chan int, 1); if closed { <-c } }';
    expect(await said(text)).toContain(free);
  });
});

describe('what a process is started with', () => {
  test('flags are tried with their defaults alone', async () => {
    const text =
      'func f() { n := flag.Int("n", 0, ""); flag.Parse(); c := make(chan int, 1); if *n == 3 { <-c } }';
    expect(await said(text, ['flag'])).toContain('flags, of which only the defaults are tried');
  });

  test('arguments are unknown', async () => {
    const text = `func f() {
	c := make(chan int, 1)
	if n, err := strconv.Atoi(os.Args[1]); err == nil && n == 7 { <-c }
}`;
    expect(await said(text, ['os', 'strconv'])).toMatch(/leak|deadlock|panic/i);
  });
});

test('a loop that sums up unknowns is left in time', async () => {
  const text = `func f(r io.Reader) {
	c := make(chan int, 1)
	b := make([]byte, 4)
	io.ReadFull(r, b)
	if b[0] == 3 { <-c }
}`;
  expect(await said(text, ['io'])).toContain('Can deadlock');
});

describe('locks and groups of others', () => {
  const held = `type s struct { mu sync.Mutex; rw *sync.RWMutex; wg sync.WaitGroup; l sync.Locker
	once sync.Once; cond *sync.Cond; ready bool; flag atomic.Bool; a, b chan int }
func (s *s) set(b bool) { s.mu.Lock(); s.ready = b; s.mu.Unlock() }
var all sync.Mutex
var group sync.WaitGroup
var started atomic.Bool
func start() { started.Store(true) }
`;
  const own = (body: string): string =>
    `func (s *s) f() { c := make(chan int); go func() { ${body}; close(c) }(); <-c }`;
  const said1 = (text: string): Promise<string> => said(`${held}${text}`, ['sync', 'sync/atomic']);

  test.each([
    ['a lock in a field', own('s.mu.Lock(); s.mu.Unlock()'), 'whoever holds s.mu releases it'],
    ['a lock behind a field', own('s.rw.RLock()'), 'whoever holds s.rw releases it'],
    ['a locker', own('s.l.Lock()'), 'whoever holds s.l releases it'],
    ['a lock of the package', own('all.Lock()'), 'whoever holds all releases it'],
    ['a group in a field', own('s.wg.Wait()'), 's.wg is brought to zero'],
    ['a group of the package', own('group.Wait()'), 'group is brought to zero'],
    ['a counter', own('s.wg.Done()'), 'enough was added to s.wg'],
    ['a lock that is given back', own('s.mu.Unlock()'), 'its caller holds s.mu'],
    ['a once', own('s.once.Do(func() {})'), 'the function that s.once runs returns'],
    ['a condition', own('s.cond.Wait()'), 'somebody wakes who waits for s.cond'],
    [
      'one of two channels',
      own('select { case <-s.a: case <-s.b: }'),
      'something happens at s.a or s.b',
    ],
    [
      'one of two channels of no proof',
      'func (s *s) f() { go func() { select { case <-s.a: case s.b <- 1: } }() }',
      'something happens at s.a or s.b',
    ],
  ])('%s', async (_, text, granted) => {
    expect(await said1(text)).toContain(`provided that ${granted}`);
  });

  test('time is enough for a select', async () => {
    const text = `func (s *s) f() { go func() { select { case <-s.a: case <-time.After(3): } }() }`;
    expect(await said(`${held}${text}`, ['sync', 'sync/atomic', 'time'])).toContain(`${free}.`);
  });

  test.each([
    ['a lock that is taken twice', 'func (s *s) f() { s.rw.Lock(); go s.rw.Lock() }', 'Can leak'],
    [
      'a lock that is given back twice',
      'func (s *s) f() { s.mu.Lock(); s.mu.Unlock(); go s.mu.Unlock() }',
      'Can misuse a lock',
    ],
    [
      'what a lock guards',
      `func (s *s) f() { c := make(chan int, 1); go func() {}()
	s.mu.Lock(); r := s.ready; s.mu.Unlock(); if r { c <- 1 }
	all.Lock(); all.Unlock(); s.mu.Lock(); r = s.ready; s.mu.Unlock(); if r { <-c } }`,
      'suppose that',
    ],
    [
      'an atomic that is read twice',
      'func (s *s) f() { c := make(chan int, 1); if s.flag.Load() { c <- 1 }; if s.flag.Load() { <-c } }',
      's.flag later != 0',
    ],
    [
      'an atomic of the package',
      'func f() { c := make(chan int, 1); if started.Load() { <-c } }',
      'Can leak a goroutine. Suppose that started.Load()',
    ],
    [
      'a lock that is only tried',
      'func (s *s) f() { c := make(chan int, 1); if !s.mu.TryLock() { <-c } }',
      'not s.mu is free',
    ],
    [
      'a swap',
      'func f(p *int32) { c := make(chan int, 1); if !atomic.CompareAndSwapInt32(p, 0, 1) { <-c } }',
      'suppose that not',
    ],
  ])('%s', async (_, text, words) => {
    expect(await said1(text)).toContain(words);
  });

  test.each([
    [
      'readers who wait for each other',
      `type m struct { mu sync.RWMutex }
func (m *m) f() { m.mu.RLock(); c := make(chan int); go func() { m.mu.RLock(); m.mu.RUnlock(); close(c) }(); <-c; m.mu.RUnlock() }`,
      'nobody else waits to write m.mu',
    ],
    [
      'readers of a lock of the package',
      `var mu sync.RWMutex
func f() { mu.RLock(); c := make(chan int); go func() { mu.RLock(); mu.RUnlock(); close(c) }(); <-c; mu.RUnlock() }`,
      'suppose that somebody else waits to write mu',
    ],
    [
      'a variable that starts a goroutine',
      `var all = start()
func start() chan int { c := make(chan int, 1); go func() { c <- 1 }(); return c }
func f() { d := make(chan int); go func() { d <- <-all }(); <-d }`,
      'provided that all holds what it holds at the start',
    ],
    [
      'what a package has started before',
      `var all = make(chan int)
func init() { go func() { for range all { } }() }
func f() { d := make(chan int); go func() { all <- 1; d <- 1 }(); <-d }`,
      'Free of goroutine leaks under every schedule',
    ],
    [
      'a number that is not itself',
      'func f(x float64, e chan int) { c := make(chan int, 1); go func() { <-e }(); if x != x { <-c } }',
      'Every run leaks a goroutine when x != x',
    ],
  ])('%s', async (_, text, words) => {
    expect(await said(text, text.includes('sync.') ? ['sync'] : [])).toContain(words);
  });

  const withField = 'type s struct { n int }\nfunc (s *s) set(n int) { s.n = n }\n';
  const changed = 'if s.n != a { <-c }';
  test.each([
    ['its context has ended', `<-ctx.Done(); ${changed}`, 'suppose that s.n has changed'],
    [
      'a context derived from it has ended',
      `ctx, cancel := context.WithCancel(ctx); defer cancel(); <-ctx.Done(); ${changed}`,
      'suppose that s.n has changed',
    ],
    [
      'another goroutine saw that',
      `d := make(chan int); go func() { <-ctx.Done(); close(d) }(); <-d; ${changed}`,
      'suppose that s.n has changed',
    ],
    [
      'a function runs that was registered for its end',
      `d := make(chan int, 1); context.AfterFunc(ctx, func() { d <- s.n }); if <-d != a { <-c }`,
      'suppose that s.n has changed',
    ],
    ['Err says so', `if ctx.Err() != nil { ${changed} }`, 'provided that nobody else changes s.n'],
    [
      'a select says so',
      `go func() { c <- 1 }(); select { case <-c: return; case <-ctx.Done(): <-c }; ${changed}`,
      'provided that nobody else changes s.n',
    ],
  ])('others may have changed a field before %s', async (_, body, words) => {
    const text = `${withField}func (s *s) f(ctx context.Context) { c := make(chan int, 1); a := s.n; ${body} }`;
    expect(await said(text, ['context'])).toContain(words);
  });

  const once = `type s struct { once sync.Once; ok bool; n int; c chan int }
func (s *s) init() { s.ok = true; s.c = make(chan int, 1) }\n`;
  test.each([
    [
      'a field stands that its function sets',
      'func (s *s) f() { c := make(chan int); s.once.Do(s.init); s.once.Do(s.init); if !s.ok { <-c }; s.c <- 1 }',
      'provided that the function that s.once runs returns and whoever',
    ],
    [
      'a package variable stands that its function sets',
      `var o sync.Once; var set bool
func f() { c := make(chan int); o.Do(func() { set = true }); if !set { <-c } }`,
      'provided that the function that o runs returns.',
    ],
    [
      'its function had other arguments',
      'func (s *s) f(n int) { c := make(chan int); s.once.Do(func() { s.n = n }); if s.n != n { <-c } }',
      'suppose that runs of s.once != 0 and n of another call != 0',
    ],
    [
      'its function has set variables of another call',
      `var o sync.Once
func f() { c := make(chan int); x := 0; o.Do(func() { x = 5 }); if x != 5 { <-c } }`,
      'suppose that runs of o != 0',
    ],
    [
      'it may have been another function',
      'func (s *s) f() { c := make(chan int); s.once.Do(s.init); if !s.ok { <-c } }\nfunc (s *s) stop() { s.once.Do(func() {}) }\nfunc (s *s) last() { s.f() }',
      'suppose that runs of s.once != 0 and not s.ok',
    ],
    [
      'what its function has set may be set anew',
      'func (s *s) reset() { s.ok = false }\nfunc (s *s) f() { c := make(chan int); s.once.Do(s.init); if !s.ok { <-c } }',
      'nobody changes what the function that s.once runs has set',
    ],
  ])('of what others have done before: %s', async (_, text, words) => {
    expect(await said(`${once}${text}`, ['sync'])).toContain(words);
  });

  test.each([
    [
      'its own context has ended',
      `ctx, cancel := context.WithCancel(context.Background()); cancel(); <-ctx.Done(); ${changed}`,
    ],
    [
      'its context has not ended',
      `go func() { c <- 1 }(); select { case <-c: case <-ctx.Done(): return }; ${changed}`,
    ],
  ])('nobody has changed a field when %s', async (_, body) => {
    const text = `${withField}func (s *s) f(ctx context.Context) { c := make(chan int, 1); a := s.n; ${body} }`;
    const words = await said(text, ['context']);
    expect(words).toContain('Free of goroutine leaks');
    expect(words).not.toContain('provided');
  });

  const ticking = 'for { select { case <-time.After(1): case <-quit: return } }';
  test.each([
    ['a channel', `quit chan int) { ${ticking} }`, 'provided that something happens at quit'],
    [
      'a channel or a context',
      'quit chan int, ctx context.Context) { for { select { case <-time.After(1): case <-quit: return; case <-ctx.Done(): return } } }',
      'provided that something happens at quit, or its context is cancelled',
    ],
  ])('a loop that only %s of others ends', async (_, text, words) => {
    const rest = '\nvar _ context.Context; var _ time.Time';
    expect(await said(`func f(${text}${rest}`, ['context', 'time'])).toContain(words);
  });

  test('a loop that ends by itself needs nobody else', async () => {
    const text =
      'func f(quit chan int) { for i := 0; i < 3; i++ { select { case <-time.After(1): case <-quit: return } } }';
    expect(await said(text, ['time'])).not.toContain('provided');
  });

  const long = 'time.Minute';
  test.each([
    ['a second look may be later', 'a, b := now(), now(); if b.After(a) { <-c }', 'Can '],
    ['a second look is never earlier', 'a, b := now(), now(); if b.Before(a) { <-c }', 'Free'],
    ['any time may pass', `a := now(); if time.Since(a) > ${long} { <-c }`, 'Can '],
    [
      'no less than a timer takes',
      `a := now(); time.Sleep(${long}); if time.Since(a) < ${long} { <-c }`,
      'Free',
    ],
    [
      'less than a timer takes that was set before',
      `t := time.After(${long}); time.Sleep(1); a := now(); <-t; if time.Since(a) < ${long} / 2 { <-c }`,
      'Can ',
    ],
    [
      'a deadline that has passed has passed',
      'if now().Before(s.end) { return }; if now().Before(s.end) { <-c }',
      'Free',
    ],
    [
      'a deadline may pass meanwhile',
      'if now().After(s.end) { return }; if now().After(s.end) { <-c }',
      'suppose that (s.end - time.Now()) >= 0 and (s.end - time.Now()) < 0',
    ],
    [
      'a loop ends at its deadline',
      `end := now().Add(${long}); for now().Before(end) { select { case c <- 1: default: } }`,
      'Free',
    ],
    ['it may be any hour', 'if now().Hour() < 12 { <-c }', 'Can '],
    ['it may be any month', 'if now().Month() == time.December { <-c }', 'Can '],
    ['it may be any year', 'if y, _, _ := now().Date(); y > 2030 { <-c }', 'Can '],
    ['an hour may begin', 'if t := now(); t.Truncate(time.Hour).Equal(t) { <-c }', 'Can '],
    [
      'months differ',
      'if t := now(); t.AddDate(0, 1, 0).Sub(t) == 31*24*time.Hour { <-c }',
      'Can ',
    ],
    ['days do not', 'if t := now(); t.AddDate(0, 0, 2).Sub(t) != 48*time.Hour { <-c }', 'Free'],
    [
      'a deadline of a context has passed at its end',
      `ctx, cancel := context.WithTimeout(context.Background(), ${long}); defer cancel(); <-ctx.Done()
end, _ := ctx.Deadline(); if now().Before(end) { <-c }`,
      'Free',
    ],
  ])('of the clock: %s', async (_, body, words) => {
    const text = `type s struct { end time.Time }; var _ context.Context
func (s *s) f() { c := make(chan int); ${body.replaceAll('now()', 'time.Now()')} }`;
    expect(await said(text, ['time', 'context'])).toContain(words);
  });

  test('of what a lock guards a proof takes for granted that it stays', async () => {
    const text = `func (s *s) f() { c := make(chan int, 1)
	s.mu.Lock(); r := s.ready; s.mu.Unlock(); if r { c <- 1 }
	s.mu.Lock(); r = s.ready; s.mu.Unlock(); if r { <-c } }`;
    expect(await said1(text)).toContain('nobody else changes s.ready');
  });
});
