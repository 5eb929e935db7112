import { afterAll, describe, expect, test } from 'vitest';
import { check } from '../../src/cli/check-command.ts';
import type { FragmentReport } from '../../src/cli/report.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';

/** What others may do of whom there is no text: nobody is free of leaks because they are taken to do nothing. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, imports: readonly string[] = []): Promise<string> {
  const paths = imports.map((path) => `import "${path}"\n`).join('');
  const text = `package p\n${paths}${body}`;
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const input = { file: 'main.go', text, language: 'go', loops: 'counted' } as const;
  await check(terminal, input, solver, { json: true });
  const { fragments } = JSON.parse(printed.join('')) as { fragments: readonly FragmentReport[] };
  const { title, sentence } = fragments.at(-1)!.headline;
  return `${title}. ${sentence}`;
}

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
  ])('is supposed to leave %s alone', async (_, body, supposed) => {
    const words = await said(`func f() { ${body} }\nvar _ sync.Mutex`, ['a.b/x', 'sync']);
    expect(words).toContain('Can deadlock');
    expect(words).toContain(supposed);
  });

  test.each([
    ['a field of it', 'var e x.E; e.C = c; go e.Run()', 'e.C'],
    ['a variable of it', 'x.C = c', 'C'],
    ['a literal of it', 'e := x.E{C: c}; go e.Run()', 'x.E'],
    ['an element of it', 'x.All[0] = c', 'x.All[0]'],
  ])('hears of what is put into %s', async (_, body, where) => {
    const words = await said(`func f() { c := make(chan int); ${body}; c <- 1 }`, ['a.b/x']);
    expect(words).toContain(`Can deadlock`);
    expect(words).toContain(`suppose that whoever uses ${where} leaves c alone`);
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
    [
      'a field',
      'type s struct{ c chan int }\nfunc (s *s) f() { c := make(chan int); s.c = c; c <- 1 }',
      's.c',
    ],
    ['a map', 'func f(m map[int]chan int) { c := make(chan int); m[1] = c; c <- 1 }', 'm'],
    ['a pointer', 'func f(p *chan int) { c := make(chan int); *p = c; c <- 1 }', '*p'],
    ['a channel', 'func f(d chan chan int) { c := make(chan int); d <- c; c <- 1 }', 'd'],
    [
      'a package variable',
      'var all chan int\nfunc g() { <-all }\nfunc f() { c := make(chan int); all = c; c <- 1 }',
      'all',
    ],
  ])('is his: %s', async (_, text, where) => {
    const words = await said(text);
    expect(words).toContain('Can deadlock');
    expect(words).toContain(`whoever uses ${where} leaves c alone`);
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
