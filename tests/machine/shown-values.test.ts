import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';

/** The variables of main where it waits for ever. */
function shownIn(declarations: string, body: string): readonly string[] {
  const imports = ['context', 'errors', 'fmt', 'sync', 'time'].map((one) => `import "${one}"\n`);
  const uses = 'var _ = context.TODO\nvar _ = errors.New\nvar _ = fmt.Sprint\n';
  const text = `package main\n\n${imports.join('')}\n${uses}var _ sync.Mutex\nvar _ time.Duration\n${declarations}\nfunc main() {\n${body}\nselect {}\n}\n`;
  const { program } = lowerTexts([{ name: 'main.go', text }]);
  const system = new GoSystem(new Program(program), {
    entry: program.entries.find(({ kind }) => kind === 'main')!.function,
    values: () => [],
    timing: 'steady',
    limits: usualLimits,
    output: false,
    visibleSites: new Uint8Array(4000),
  });
  let state = system.initial;
  for (let steps = 0; steps < 200; steps++) {
    const [move] = system.moves(state);
    const outcome = move && system.step(state, move);
    if (outcome?.kind !== 'moved') break;
    ({ state } = outcome);
  }
  const main = system.observe(state).goroutines.find(({ name }) => name === 'main')!;
  return main.stack[0]!.variables.map(({ name, value }) => `${name} = ${value}`);
}

test('a variable says which channel, lock, waitgroup or context it refers to', () => {
  const shown = shownIn(
    'type server struct{ mu sync.Mutex; in chan int }',
    `c := make(chan int)
     d := c
     var none chan int
     s := &server{in: c}
     lock := &s.mu
     var wg sync.WaitGroup
     group := &wg
     ctx, cancel := context.WithCancel(context.Background())
     root := context.Background()
     var held any = d
     keep := []any{d, none, lock, group, ctx, cancel, root, held}
     _ = keep`,
  );
  expect(shown).toEqual([
    'c = channel c',
    'd = channel c',
    'none = nil',
    's = &{in: channel c}',
    'lock = lock server.mu',
    'group = waitgroup wg',
    'ctx = context ctx',
    'cancel = func of package context',
    'root = context.Background()',
    'held = channel c',
    'keep = [channel c, nil, lock server.mu, waitgroup wg, context ctx, func of pac…',
  ]);
});

test('a variable shows what it points to, and a function by its name or line', () => {
  const shown = shownIn(
    'type pair struct{ left, right int }\ntype node struct{ next *node; name string }\nfunc twice(n int) int { return 2 * n }',
    `n := 3
     p := &n
     both := pair{1, 2}
     q := &both
     ring := &node{name: "ring"}
     ring.next = ring
     f := twice
     g := func() int { return *p }
     xs := []int{1, 2, 3}
     counts := map[string]int{"a": 1}
     err := errors.New("no answer")
     pause := 1500 * time.Millisecond
     ticker := time.NewTicker(time.Hour)
     long := "0123456789012345678901234567890123456789 and more"
     keep := []any{p, q, ring, f, g, xs, counts, err, pause, ticker, long}
     keep = nil
     _ = keep`,
  );
  expect(shown).toEqual([
    'n = 3',
    'p = &3',
    'both = {left: 1, right: 2}',
    'q = &{left: 1, right: 2}',
    'ring = &{next: &{…}, name: "ring"}',
    'f = func twice',
    expect.stringMatching(/^g = func of line \d+$/),
    'xs = [1, 2, 3]',
    'counts = map["a": 1]',
    'err = error "no answer"',
    'pause = 1.5s',
    'ticker = *time.Ticker',
    'long = "012345678901234567890123456789012345678…"',
    'keep = nil',
  ]);
});
