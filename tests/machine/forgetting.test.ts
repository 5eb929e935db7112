import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/** What a search says of a program, where it forgets values that nothing hangs on, or remembers all. */
function searched(text: string, forgets: boolean, states = 20_000) {
  const { program: plain, diagnostics } = readProgram([{ name: 'main.go', text }]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const program = new Program(plain!, { forgets });
  const options = {
    entry: plain!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states,
    schedules: 0,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  } as const;
  const checked = check(program, options);
  const rows = reportProperties(program, options, checked);
  const broken = rows.flatMap(({ name, outcome }) => (outcome === 'broken' ? [name] : []));
  return { closed: checked.closed, states: checked.states, broken, rows };
}

const program = (imports: string, rest: string): string =>
  `package main\n\nimport (\n${imports
    .split(' ')
    .map((path) => `\t"${path}"\n`)
    .join('')})\n${rest}\n`;

const counted: readonly (readonly [string, string])[] = [
  [
    'a field that counts ticks',
    program(
      'sync time',
      `
type lease struct {
	mu      sync.Mutex
	renewed int
	stop    chan struct{}
}

func main() {
	l := &lease{stop: make(chan struct{})}
	done := make(chan struct{})
	go func() {
		defer close(done)
		t := time.NewTicker(time.Second)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				l.mu.Lock()
				l.renewed++
				l.mu.Unlock()
			case <-l.stop:
				return
			}
		}
	}()
	close(l.stop)
	<-done
}`,
    ),
  ],
  [
    'an atomic counter and a text that is made of a number',
    program(
      'fmt sync/atomic',
      `
func main() {
	var sent uint64
	lines := make(chan string, 1)
	go func() {
		for i := 0; ; i++ {
			lines <- fmt.Sprintf("line %d", i)
			atomic.AddUint64(&sent, 1)
		}
	}()
	for line := range lines {
		fmt.Println(line, atomic.LoadUint64(&sent))
	}
}`,
    ),
  ],
  [
    'the time, which a ticker sends on',
    program(
      'fmt time',
      `
func main() {
	start := time.Now()
	slots := make(chan time.Time, 2)
	go func() {
		for t := range time.Tick(time.Second) {
			slots <- t
		}
	}()
	fmt.Println(<-slots, <-slots, time.Since(start))
}`,
    ),
  ],
  [
    'the deadline of a context, beside a ticker',
    program(
      'context fmt time',
      `
func main() {
	quit := make(chan struct{})
	beats := 0
	go func() {
		t := time.NewTicker(time.Millisecond)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				beats++
			case <-quit:
				fmt.Println(beats)
				return
			}
		}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Millisecond)
	defer cancel()
	<-ctx.Done()
	close(quit)
}`,
    ),
  ],
  [
    'a counter in a closure, and one in a global variable',
    program(
      'fmt time',
      `
var all int

func main() {
	own := 0
	count := func() { own++; all++ }
	quit := time.After(time.Minute)
	for {
		select {
		case <-quit:
			fmt.Println(own, all)
			return
		case <-time.After(time.Second):
			count()
		}
	}
}`,
    ),
  ],
];

describe('all states are seen beside', () => {
  test.each(counted)('%s', (_, text) => {
    expect(searched(text, false).closed).toBe(false);
    expect(searched(text, true).closed).toBe(true);
  });
});

/** In all of these a number comes to where it decides whether main waits for ever, panics or sends twice. */
const deciding: readonly (readonly [string, string, string, string?])[] = [
  ['a division', '', 'n := make(chan int, 1); n <- 0; fmt.Println(1 / <-n)'],
  ['an index', '', 'xs := []int{1}; n := make(chan int, 1); n <- 3; fmt.Println(xs[<-n])'],
  [
    'a byte of a text',
    '',
    'c := make(chan string, 1); c <- "ab"; s := <-c; fmt.Println(s[1]); hang(s[1] == 98)',
  ],
  ['a part of a text', '', 'b := box{name: "ab"}; hang(b.name[:1] == "a")'],
  ['the length of a text', '', 'b := &box{}; b.name += "ab"; hang(len(b.name) == 2)'],
  ['a field through a copy', '', 'b := box{n: 1}; c := b; hang(c.n == 1)'],
  [
    'a field of a converted struct',
    'type other struct { n int; name string }',
    'b := box{n: 1}; hang(other(b).n == 1)',
  ],
  [
    'a field of a struct that is converted to one with other tags inside',
    'type one struct { s struct { k int `x:"1"` }; n int }\ntype other struct { s struct { k int }; n int }',
    'v := one{n: 4}; w := other(v); hang(w.n == 4)',
  ],
  ['structs that are compared', '', 'a, b := box{n: 1}, box{n: 2}; hang(a != b)'],
  ['structs in interfaces', '', 'var a, b any = box{n: 1}, box{n: 2}; hang(a != b)'],
  ['a key of a map', '', 'm := map[box]int{{n: 1}: 1}; m[box{n: 2}] = 2; hang(len(m) == 2)'],
  ['a value of a map', '', 'm := map[string]int{}; m["a"]++; hang(m["a"] == 1)'],
  ['a pointer to a field', '', 'b := &box{}; p := &b.n; *p = 1; hang(b.n == 1)'],
  ['a pointer to a variable', '', 'n := 0; p := &n; *p = 1; hang(n == 1)'],
  ['a variable of a closure', '', 'n := 0; f := func() { n++ }; f(); hang(n == 1)'],
  ['a result of a closure', '', 'n := 1; f := func() int { return n }; hang(f() == 1)'],
  ['an argument of a closure', '', 'f := func(n int) bool { return n == 1 }; hang(f(1))'],
  [
    'a method of an interface',
    'func (b *box) is(n int) bool { b.n += n; return b.n == 1 }',
    'var i interface{ is(int) bool } = &box{}; hang(i.is(1))',
  ],
  [
    'a method that a text is made with',
    'type id int\nfunc (i id) String() string { hang(i == 1); return "" }',
    'var i id; i++; fmt.Println(i)',
  ],
  [
    'the same of a field',
    'type id int\nfunc (i id) String() string { hang(i == 1); return "" }\ntype held struct { Id id }',
    'h := held{Id: 1}; fmt.Println(h)',
  ],
  [
    'the same of what is embedded',
    'type id int\nfunc (i id) String() string { hang(i == 1); return "" }\ntype held struct { id; n int }',
    'h := held{1, 2}; fmt.Println(h)',
  ],
  ['a text that is made and compared', '', 'n := 0; n++; hang(fmt.Sprintf("%d", n) == "1")'],
  ['a text that is made of a struct', '', 'b := &box{}; b.n++; hang(fmt.Sprint(*b) == "{1 }")'],
  [
    'a format',
    'type loud struct{}\nfunc (loud) String() string { hang(true); return "" }',
    'b := box{name: "%v"}; fmt.Printf(b.name, loud{})',
  ],
  ['a text of a number', '', 'n := 0; n++; hang(strconv.Itoa(n) == "1")', 'strconv'],
  ['the size of a channel', '', 'b := &box{}; b.n++; c := make(chan int, b.n); c <- 1; hang(true)'],
  [
    'a counter of a group',
    '',
    'b := &box{}; b.n++; var g sync.WaitGroup; g.Add(b.n); g.Wait()',
    'sync',
  ],
  ['a deferred argument', '', 'n := 0; n++; defer hang2(n)'],
  [
    'an argument of go',
    '',
    'n := 0; n++; d := make(chan bool); go func(n int) { d <- n == 1 }(n); hang(<-d)',
  ],
  [
    'an atomic choice',
    '',
    'var n int32; atomic.AddInt32(&n, 1); hang(atomic.CompareAndSwapInt32(&n, 1, 2))',
    'sync/atomic',
  ],
  ['an atomic result', '', 'var n atomic.Int64; hang(n.Add(1) == 1)', 'sync/atomic'],
  [
    'a plain read of an atomic',
    '',
    'var n int32; atomic.StoreInt32(&n, 1); hang(n == 1)',
    'sync/atomic',
  ],
  [
    'a slice that is sorted',
    '',
    'xs := []box{{n: 2}, {n: 1}}; sort.Slice(xs, func(i, j int) bool { return xs[i].n < xs[j].n }); hang(xs[0].n == 1)',
    'sort',
  ],
  [
    'a slice that the library reads',
    '',
    'xs := []int{2, 1}; xs[0]++; sort.Ints(xs); hang(xs[1] == 3)',
    'sort',
  ],
  [
    'a text that the library keeps',
    '',
    'var b strings.Builder; b.WriteString("a"); n := b.Len(); hang(n == 1)',
    'strings',
  ],
  [
    'the time that has passed',
    '',
    'start := time.Now(); time.Sleep(time.Second); hang(time.Since(start) >= time.Second)',
    'time',
  ],
  [
    'the time that a ticker sent',
    '',
    'start := time.Now(); t := <-time.After(time.Second); hang(t.Sub(start) > 0)',
    'time',
  ],
  [
    'a time in a struct',
    '',
    'type when struct { t time.Time }; w := when{time.Now()}; time.Sleep(1); hang(w.t.Before(time.Now()))',
    'time',
  ],
  ['an error', '', 'b := &box{}; b.n++; err := fmt.Errorf("%d", b.n); hang(err.Error() == "1")'],
  ['a panic', '', 'b := &box{}; b.n++; defer func() { hang(recover() == 1) }(); panic(b.n)'],
  ['a variable of the package', 'var count int', 'count++; hang(count == 1)'],
  [
    'a result with a name',
    'func named() (n int) { defer func() { n++ }(); return 0 }',
    'hang(named() == 1)',
  ],
  ['a switch over a type', '', 'var x any = 1; switch n := x.(type) { case int: hang(n == 1) }'],
  [
    'what a channel of structs carries',
    '',
    'c := make(chan box, 1); c <- box{n: 1}; b := <-c; hang(b.n == 1)',
  ],
  ['an array', '', 'var a [2]int; a[1]++; b := a; hang(b[1] == 1)'],
  [
    'an array in a struct',
    'type many struct { a [2]int }',
    'var m many; m.a[1]++; hang(m == many{[2]int{0, 1}})',
  ],
  ['a shift', '', 'b := &box{}; b.n--; fmt.Println(1 << b.n)'],
];

const text = (declared: string, body: string, imported = ''): string =>
  program(
    `fmt${imported === '' ? '' : ` ${imported}`}`,
    `
type box struct {
	n    int
	name string
}

func hang(now bool) {
	if now {
		<-make(chan int)
	}
}

func hang2(n int) { hang(n == 1) }

${declared}

func main() {
	${body}
	fmt.Println(box{})
}`,
  );

test.each(deciding)('%s is remembered', (_, declared, body, imported) => {
  const source = text(declared!, body!, imported);
  const [kept, forgotten] = [searched(source, false), searched(source, true)];
  expect(kept.broken.filter((name) => name !== 'eventual-reception')).not.toEqual([]);
  expect(forgotten.broken).toEqual(kept.broken);
});

test('the run that is shown has the values', () => {
  const shown = text(
    '',
    'c := make(chan int, 1); n := 6; n *= 7; c <- n; fmt.Println(<-c); hang(true)',
  );
  const run = searched(shown, true).rows.find(({ name }) => name === 'no-deadlock')!.run!;
  expect(run.steps.map(({ sentence }) => sentence).join('\n')).toContain('42');
});
