import { afterAll, describe, expect, test } from 'vitest';
import { reportOn } from '../../src/cli/check-command.ts';
import type { FragmentReport } from '../../src/cli/report.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function reportsOn(text: string): Promise<ReadonlyMap<string, FragmentReport>> {
  const input = { file: 'main.go', text: `package p\n${text}`, language: 'go', loops: 'counted' };
  const { fragments } = await reportOn(input as Parameters<typeof reportOn>[0], solver, true);
  return new Map(fragments.map((one) => [one.name, one]));
}

const loopUntil = (sent: string, awaited: string): string => `
func F(n int) {
	c, stop := make(chan int), make(chan int)
	go func() { for { select { case c <- ${sent}: case <-stop: return } } }()
	for { if x := <-c; x == ${awaited} { close(stop); return } }
}`;

describe('runs say more than a verdict', () => {
  test('a run that goes wrong counts for more than what is taken for granted', async () => {
    const found = await reportsOn(`
type stopper interface{ stop() }
type idle struct{}
func (idle) stop() {}
type waiting struct{ c chan int }
func (w waiting) stop() { <-w.c }

func All(n int) {
	c := make(chan int)
	var all []stopper
	for i := 0; i < n; i++ {
		if i == 0 { all = append(all, idle{}) } else { all = append(all, waiting{c}) }
	}
	for _, one := range all { one.stop() }
}`);
    const all = found.get('All')!;
    expect(all.grade).toBe('refuted');
    expect(all.counterexample?.valuation).toEqual({ n: '2' });
  });

  test('a counter that comes to zero once is no choice', async () => {
    const found = await reportsOn(`
import "sync/atomic"
func Last(n int) {
	var left int32 = 2
	done := make(chan bool)
	for i := 0; i < 2; i++ {
		go func() { if atomic.AddInt32(&left, -1) == 0 { close(done) } }()
	}
	if n > 0 { <-done }
}`);
    expect(found.get('Last')!.grade).toBe('checked');
  });

  test.each([
    ['whatever the arguments are', '1', '2'],
    ['with some of them', 'n', '2'],
  ])(
    'a loop that goes on for ever by itself is not granted to end, %s',
    async (_, sent, awaited) => {
      const found = await reportsOn(loopUntil(sent, awaited));
      const report = found.get('F')!;
      expect(report.grade).toBe('checked');
      expect(report.headline.title).toMatch(/but not every run ends$/);
    },
  );

  test('a loop that chance ends is granted to end', async () => {
    const text = `import "math/rand"\n${loopUntil('rand.Intn(3)', '2')}`;
    const report = (await reportsOn(text)).get('F')!;
    expect(report.grade).toBe('proved');
    expect(report.given.map(({ code }) => code)).toEqual(['loop-ends']);
  });

  test('the run that is shown is one of Go where choices cannot be what they like', async () => {
    const found = await reportsOn(`
import "strings"
func Text(n int) {
	s := strings.Repeat("ab", 2)
	c := make(chan int, 4)
	for range s { c <- 1 }
	if n == 1 { c <- 1 }
	if len(s) == n { <-c }
}`);
    expect(found.get('Text')!.counterexample?.valuation).toEqual({ n: '1' });
  });
});

describe('nothing panics by itself where somebody would recover', () => {
  test('what an index does then is found by runs', async () => {
    const found = await reportsOn(`
func Third(xs []int) {
	c := make(chan int)
	defer func() { if recover() != nil { <-c } }()
	_ = xs[2]
}
func Each(xs []int) {
	c := make(chan int)
	defer func() { if recover() != nil { <-c } }()
	for _, x := range xs { _ = x }
}`);
    expect(found.get('Third')!.grade).toBe('refuted');
    expect(found.get('Third')!.given.map(({ code }) => code)).toEqual(['no-panic']);
    expect(found.get('Each')!).toMatchObject({ grade: 'proved', given: [] });
  });
});

describe('a context from outside', () => {
  test('tells why it is done, so that it is cancelled once', async () => {
    const found = await reportsOn(`
import ("context"; "sync")
func Child(ctx context.Context) {
	ctx, cancel := context.WithCancel(ctx)
	var wg sync.WaitGroup
	wg.Add(1)
	go func() { defer wg.Done(); <-ctx.Done() }()
	cancel()
	wg.Wait()
}`);
    expect(found.get('Child')!).toMatchObject({ grade: 'proved', headline: { kind: 'free' } });
  });
});

describe('every function that makes what it waits for is answered', () => {
  test('one that a proof refuses beside one that calls the same helper', async () => {
    const found = await reportsOn(`
type server struct { reqs chan func(); quit chan bool }
func newServer() *server {
	s := &server{make(chan func()), make(chan bool)}
	go func() { for { select { case f := <-s.reqs: f(); case <-s.quit: return } } }()
	return s
}
func Plain(n int) {
	s := newServer()
	for i := 0; i < n; i++ { s.reqs <- func() {} }
	close(s.quit)
}
func Nested(n int) {
	s := newServer()
	s.reqs <- func() { if n > 0 { s.reqs <- func() {} } }
	close(s.quit)
}`);
    expect([...found.keys()]).toContain('Nested');
    expect(found.get('Nested')!.grade).toBe('refuted');
  });

  test('one that waits for what the library makes', async () => {
    const found = await reportsOn(`
import ("context"; "time")
func Parent(n int) {
	parent, cancel := context.WithCancel(context.Background())
	child, stop := context.WithCancel(parent)
	stop()
	<-child.Done()
	if n > 0 { <-parent.Done() }
	cancel()
}
func Twice(n int) {
	t := time.NewTimer(0)
	<-t.C
	if n > 1 { <-t.C }
}`);
    expect(found.get('Parent')!.grade).toBe('refuted');
    expect(found.get('Twice')!.grade).toBe('refuted');
  });

  test('values beyond the usual ones are tried where all is well with those', async () => {
    const found = await reportsOn(`
func count(c chan int, n int) { if n > 0 { c <- n; count(c, n-1) } }
func Three(n int) { c := make(chan int, 2); count(c, n) }
func Below(n int) { c := make(chan int); if n < 0 { count(c, -n) } }`);
    expect(found.get('Three')!.counterexample?.valuation).toEqual({ n: '3' });
    expect(found.get('Below')!.counterexample?.valuation).toEqual({ n: '-1' });
  });

  test('nothing is said of a run of the proof beside one of the machine', async () => {
    const found = await reportsOn(`
import "sync"
type T struct { rw sync.RWMutex; M map[string]int }
func (s *T) Set() { s.rw.Lock(); s.M["a"] = 1; s.rw.Unlock() }
func (s *T) Twice(k string) {
  c := make(chan int)
  s.rw.RLock(); _, first := s.M[k]; s.rw.RUnlock()
  if first { go func() { c <- 1 }() }
  s.rw.RLock(); _, second := s.M[k]; s.rw.RUnlock()
  if second { <-c }
}`);
    const { counterexample, confronted } = found.get('T.Twice')!;
    expect(counterexample).not.toBeNull();
    expect(confronted).toBeNull();
  });

  test('a timer that takes a century is no way out', async () => {
    const found = await reportsOn(`
import ("math"; "time")
func Waits() { c := make(chan int); select { case <-c: case <-time.After(math.MaxInt64): } }
func Idle(n int) { c := make(chan int); t := time.NewTimer(1 << 62); go func() { select { case <-c: case <-t.C: } }(); if n > 0 { c <- 1 } }
func Resets() { t := time.NewTimer(1 << 62); done := make(chan int); go func() { <-done }(); t.Reset(1); select { case done <- 1: case <-t.C: done <- 1 } }
func Sleeps() int { c := make(chan int); go func() { time.Sleep(math.MaxInt64); c <- 1 }(); return <-c }`);
    expect(found.get('Waits')!.headline.title).toBe('Always leaks a goroutine');
    expect(found.get('Idle')!.counterexample?.valuation).toMatchObject({ n: 0 });
    expect(found.get('Resets')!.grade).toBe('proved');
    expect(found.get('Sleeps')!.grade).toBe('refuted');
  });
});
