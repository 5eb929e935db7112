import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Methods that others call: the library when it prints, and code without text that was handed a value. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p
import ("bufio"; "context"; "errors"; "fmt"; "io"; "os"; "sort"; "sync"; "time"; "ext")
var _, _, _, _ = bufio.NewWriter, fmt.Sprint, os.Stdout, ext.Do
type counter struct { c chan int; n int }
func (t *counter) String() string { t.n++; return "" }
func (t *counter) Write(b []byte) (int, error) { t.n += len(b); return len(b), nil }
type sender struct { c chan int }
func (s sender) Run() { s.c <- 1 }
func (s sender) Write(b []byte) (int, error) { s.c <- 1; return len(b), nil }
type holder struct { sender; name string }
var group sync.WaitGroup
var ended, cancel = context.WithCancel(context.Background())
type done struct{}
func (done) Run() { group.Done() }
type inner interface { run() }
type ender struct{}
func (ender) run() { cancel() }
type outer struct { inner inner }
func (o outer) Run() { o.inner.run() }
type timed struct { n int; err error }
func (t *timed) Error() string { return fmt.Sprint(time.Now(), errors.Unwrap(t.err), t.err.Error()) }
type embedder struct { runner }
type runner interface { Run() }
type printer struct { w word }
func (p printer) Run() { fmt.Println(p.w) }
type word struct{}
func (word) String() string { group.Done(); return "" }
type passer struct { w io.Writer }
func (p passer) Run() { fmt.Fprintln(p.w, 1) }
type sorter struct { less func(i, j int) bool }
func (s sorter) Run() { sort.Slice([]int{1, 2}, s.less) }
var numbers = []int{2, 1}
type orderer struct{}
func (orderer) Run() { sort.Ints(numbers) }
type looker struct { ctx context.Context; n int }
func (l *looker) Name() error { return l.ctx.Err() }
type quiet struct { name string; n int }
func (q *quiet) Name() string { return fmt.Sprintf("%s %d", q.name, q.n) }
func (q *quiet) hide() { q.n++ }
func f() { ${body} }`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const hang = '{ c := make(chan int); <-c }';

describe('printing', () => {
  test.each([
    ['changes what is printed', `t := &counter{}; fmt.Println(t); if t.n > 0 ${hang}`],
    ['changes what is in a list', `t := &counter{}; _ = fmt.Sprint([]any{t}); if t.n > 0 ${hang}`],
    ['changes what is printed to', `t := &counter{}; fmt.Fprintf(t, "ab"); if t.n == 2 ${hang}`],
    ['waits for what is printed to', `s := sender{make(chan int)}; fmt.Fprint(s, "ab")`],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/^Can deadlock|^Always/);
  });

  test('meets who waits for what is printed to', async () => {
    const words = await said(`s := sender{make(chan int)}; go fmt.Fprint(s, "ab"); <-s.c`);
    expect(words).toMatch(/^Free of goroutine leaks/);
  });

  test('to a file changes nothing', async () => {
    const words = await said(
      `c := make(chan int); w := bufio.NewWriter(os.Stdout); go func() { fmt.Fprintln(w, "x"); c <- 1 }(); <-c`,
    );
    expect(words).toMatch(/^Free of goroutine leaks\. Proved/);
  });
});

describe('code without text', () => {
  test.each([
    ['a pointer', `t := &counter{}; ext.Do(t); if t.n > 0 ${hang}`, 'counter'],
    ['a value', `s := sender{make(chan int, 1)}; ext.Do(s); s.c <- 1`, 'sender'],
    ['an element', `ss := []sender{{make(chan int, 1)}}; ext.Do(ss); ss[0].c <- 1`, 'sender'],
    ['a method of what is embedded', `h := holder{}; ext.Do(&h); if h.c != nil ${hang}`, 'holder'],
    ['a method that ends a group', `group.Add(1); ext.Do(done{}); group.Wait(); ${hang}`, 'done'],
    [
      'a method that calls one of an interface',
      `ext.Do(outer{ender{}}); <-ended.Done(); ${hang}`,
      'outer',
    ],
    [
      'one of what is embedded',
      `var s runner = done{}; group.Add(1); ext.Do(embedder{s}); group.Wait(); ${hang}`,
      'embedder',
    ],
    [
      'one that prints what acts',
      `group.Add(1); ext.Do(printer{}); group.Wait(); ${hang}`,
      'printer',
    ],
    [
      'one that prints to what acts',
      `var s io.Writer = sender{make(chan int, 1)}; ext.Do(passer{s}); ${hang}`,
      'passer',
    ],
    [
      'one that hands a function to the library',
      `group.Add(1); ext.Do(sorter{func(i, j int) bool { group.Done(); return false }}); group.Wait(); ${hang}`,
      'sorter',
    ],
    ['one that has the library sort', `ext.Do(orderer{}); if numbers[0] == 2 ${hang}`, 'orderer'],
  ])('may call %s, which is said', async (_, body, name) => {
    expect(await said(body)).toContain(`ext.Do calls no method of p.${name}`);
  });

  test('may serve who waits by calling a method', async () => {
    const words = await said(`s := sender{make(chan int)}; ext.Do(s); <-s.c`);
    expect(words).not.toMatch(/^Can/);
    expect(words).toContain('who may serve it');
  });

  test('does no harm by methods that only compute', async () => {
    const words = await said(`q := &quiet{}; ext.Do(q); if q.n > 0 ${hang}`);
    expect(words).toMatch(/^Free of goroutine leaks/);
    expect(words).not.toContain('calls no method');
    const timed = await said(`t := &timed{}; ext.Do(t); if t.n > 0 ${hang}`);
    expect(timed).not.toContain('calls no method');
    const looks = await said(
      `l := &looker{ctx: context.Background()}; ext.Do(l); if l.n > 0 ${hang}`,
    );
    expect(looks).not.toContain('calls no method');
  });
});

describe('is said to be taken for granted', () => {
  test('a loop over what may be a channel ends', async () => {
    const rest = `c := make(chan int); go func() { c <- 1 }(); <-c`;
    expect(await said(`for v := range ext.All() { _ = v }; ${rest}`)).toContain(
      "the loop 'for v := range ext.All()' ends",
    );
    const others = `for k, v := range ext.All() { _, _ = k, v }; m := ext.M(); for k := range m { _ = m[k] }`;
    expect(await said(`${others}; ${rest}`)).not.toContain('provided');
  });

  test('nothing panics that somebody would recover', async () => {
    const body = `c := make(chan int); go func() { defer func() { recover() }(); ext.Do(); c <- 1 }(); <-c`;
    expect(await said(body)).toContain('no function without text panics');
    expect(await said(body.replace('recover()', ''))).not.toContain('provided');
  });

  test('nor where runs answer alone', async () => {
    const body = `m := map[int]chan int{0: make(chan int)}
	go func() { defer func() { recover() }(); ext.Do(); close(m[0]) }()
	<-m[0]`;
    expect(await said(body)).toContain('no function without text panics');
  });
});
