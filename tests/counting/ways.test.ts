import { afterAll, describe, expect, test } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { endsEveryRun } from '../../src/verdict/counting/decide-graph.ts';
import { proveGraph } from '../../src/verdict/counting/prove-graph.ts';
import { goReader } from '../support/go.ts';

const solver = nativeSolver();
afterAll(() => solver.dispose());

/** Whether every run of the first function F is proved to end; null where it is refused. */
async function endsAlways(text: string): Promise<boolean | null> {
  const source = `package p\n${text}`;
  const { fragments, beyond } = compile(source, { kind: 'go', reader: goReader() });
  const whole = [...fragments.map((one) => one.beyond), ...beyond];
  const graph = whole.find((one) => one?.name === 'F')?.graph;
  if (graph === undefined) return null;
  const { grade } = await proveGraph(graph, solver, { units: 3_000_000 });
  return endsEveryRun(grade);
}

const ready = `
	a, b, x := make(chan int, 1), make(chan int, 1), make(chan int)
	a <- 1
	b <- 1`;

describe('which case of a select was taken no condition in it says', () => {
  test('where the case returns', async () => {
    const text = `
func pick(a, b chan int, c bool) int {
	select {
	case <-a:
		if c { return 1 }
	case <-b:
	}
	return 0
}
func F(c bool) {${ready}
	for i := 0; i < pick(a, b, c); i++ { go func() { x <- 1 }() }
	if c { <-x }
}`;
    expect(await endsAlways(text)).toBe(false);
  });

  test('where the case breaks', async () => {
    const text = `
func F(c bool) {${ready}
	ok := false
	select {
	case <-a:
		if c {
			ok = true
			break
		}
	case <-b:
	}
	if ok { go func() { x <- 1 }() }
	if c { <-x }
}`;
    expect(await endsAlways(text)).toBe(false);
  });
});

describe('what is asked about a way is true on that way', () => {
  const stage = (cancels: string) => `
import ("context"; "errors"; "sync")
func F(n, bad int) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := make(chan int)
	var wg sync.WaitGroup
	wg.Add(2)
	start := func(f func() error) {
		go func() {
			defer wg.Done()
			if err := f(); ${cancels} { cancel() }
		}()
	}
	start(func() error {
		defer close(c)
		for i := 0; i < n; i++ {
			select {
			case c <- i:
			case <-ctx.Done(): return ctx.Err()
			}
		}
		return nil
	})
	start(func() error {
		for v := range c {
			if v == bad { return errors.New("bad") }
		}
		return nil
	})
	wg.Wait()
}`;

  test('the stage that fails cancels the other one', async () => {
    expect(await endsAlways(stage('err != nil'))).toBe(true);
    expect(await endsAlways(stage('err == nil'))).toBe(false);
  });

  test('whether something was found', async () => {
    const text = (condition: string) => `
func F(n int) {
	c, x := make(chan int), make(chan int)
	go func() {
		for i := 0; i < n; i++ { c <- i }
		close(c)
	}()
	found := false
	for v := range c {
		if v == 3 {
			found = true
			break
		}
	}
	if found { for range c {} }
	if ${condition} { go func() { x <- 1 }() }
	if found { <-x }
}`;
    expect(await endsAlways(text('found'))).toBe(true);
    expect(await endsAlways(text('!found'))).toBe(false);
  });

  test('what a case of a select left', async () => {
    const text = (condition: string) => `
func F() {${ready}
	var f func()
	select {
	case <-a:
		f = func() { x <- 1 }
	case <-b:
	}
	if f != nil { go f() }
	if ${condition} { <-x }
}`;
    expect(await endsAlways(text('f != nil'))).toBe(true);
    expect(await endsAlways(text('f == nil'))).toBe(false);
  });

  test('whether a value came, and in a branch', async () => {
    const text = (condition: string) => `
func F(n int) {
	a, b, x := make(chan int), make(chan int), make(chan int)
	go func() {
		for i := 0; i < n; i++ { a <- 1 }
		close(a)
	}()
	go func() { for range x {} }()
	for {
		got, ended := false, false
		select {
		case _, ok := <-a:
			if ok { got = true } else { ended = true }
		case <-b:
		}
		if got { x <- 1 }
		if ${condition} { break }
	}
	close(x)
}`;
    expect(await endsAlways(text('ended'))).toBe(true);
    expect(await endsAlways(text('!got && !ended'))).toBe(false);
    const late = (condition: string) => `
import "time"
func F(room bool) {
	c := make(chan int)
	if room { c = make(chan int, 1) }
	go func() { c <- 1 }()
	late := false
	select {
	case <-c:
	case <-time.After(1): late = true
	}
	if ${condition} { <-c }
}`;
    expect(await endsAlways(late('late && !room'))).toBe(true);
    expect(await endsAlways(late('late'))).toBe(true);
    expect(await endsAlways(late('late && room'))).toBe(false);
  });

  test('the error is a variable of the package', async () => {
    const text = (declared: string) => `
import "errors"
${declared}
func find(c chan int, n int) error {
	for v := range c {
		if v == n { return errFound }
	}
	return nil
}
func F(n, m int) {
	c := make(chan int)
	go func() {
		for i := 0; i < n; i++ { c <- i }
		close(c)
	}()
	if err := find(c, m); err != nil { for range c {} }
}`;
    expect(await endsAlways(text('var errFound = errors.New("found")'))).toBe(true);
    expect(await endsAlways(text('var errFound error; var _ = errors.New'))).toBe(false);
    const reset = 'var errFound = errors.New("found"); func Reset() { errFound = nil }';
    expect(await endsAlways(text(reset))).toBe(false);
  });
});

describe('nothing tells how often a loop or a way deferred a call', () => {
  const counted = (body: string) => `
func count(d chan int) (k int) {
${body}
	return 0
}
func F() {
	c, d := make(chan int), make(chan int, 2)
	d <- 1
	d <- 1
	close(d)
	if count(d) != 1 { go func() { c <- 1 }() }
}`;

  test('what it writes is not known', async () => {
    const loop = (leave: string) => `for {
	defer func() { k++ }()
	if _, ok := <-d; !ok { ${leave} }
}`;
    expect(await endsAlways(counted(loop('break')))).toBe(false);
    expect(await endsAlways(counted(loop('return 0')))).toBe(false);
    const one = `select {
	case <-d: defer func() { k = 1 }()
	default:
}`;
    expect(await endsAlways(counted(one))).toBe(false);
  });

  test('what waits in it is refused, also where the loop is left inside', async () => {
    const loop = (leave: string) => `
func fill(c, d chan int, n int) {
	i := 0
	for {
		defer func() { c <- 1 }()
		i++
		if _, ok := <-d; !ok || i >= n { ${leave} }
	}
}
func F(n int) {
	c, d := make(chan int, 1), make(chan int, 2)
	d <- 1
	d <- 1
	close(d)
	fill(c, d, n)
}`;
    expect(await endsAlways(loop('break'))).toBe(null);
    expect(await endsAlways(loop('return'))).toBe(null);
    expect(await endsAlways(loop('return').replace('_, ok := <-d; !ok || ', ''))).toBe(null);
  });
});

describe('what others may see of a variable', () => {
  const boxed = (before: string, behind: string) => `
type box struct { c chan int; n int }
func F(f bool) {
	b, d := &box{}, make(chan int, 1)
	${before}
	go func() {
		b.n++
		b.c <- 1
	}()
	${behind}
	b.n++
	<-d
}`;

  test('only what it holds when they start, and later', async () => {
    expect(await endsAlways(boxed('b.c = make(chan int); b.c = d', ''))).toBe(true);
    expect(await endsAlways(boxed('if b.c == nil { b.c = d }', ''))).toBe(true);
    expect(await endsAlways(boxed('b.c = make(chan int); if f { b.c = d }', ''))).toBe(false);
    expect(await endsAlways(boxed('b.c = make(chan int)', 'b.c = d'))).toBe(null);
    expect(await endsAlways(boxed('go func() { b.n++; b.c <- 1 }()', 'b.c = d'))).toBe(null);
    const helper = 'func() { if f { go func() { b.n++; b.c <- 1 }() } }()';
    expect(await endsAlways(boxed(helper, 'b.c = d'))).toBe(null);
  });

  test('a function that a timer runs changes it at any time', async () => {
    const text = `
import "time"
func F() {
	ok, c := true, make(chan int)
	time.AfterFunc(1, func() { ok = false })
	time.Sleep(time.Second)
	if !ok { go func() { c <- 1 }() }
}`;
    expect(await endsAlways(text)).toBe(false);
  });
});
