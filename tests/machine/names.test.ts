import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import type { Observation } from '../../src/run/observation.ts';

/** What is seen on the way when the first of the possible moves is always made, to the end. */
function seenIn(declarations: string, body: string): readonly Observation[] {
  const text = `package main\n\nimport (\n\t"context"\n\t"time"\n)\n\nvar _ = context.Background\nvar _ time.Duration\n${declarations}\nfunc main() {\n${body}\n}\n`;
  const { program } = lowerTexts([{ name: 'main.go', text }]);
  const system = new GoSystem(new Program(program), {
    entry: program.entries.find(({ kind }) => kind === 'main')!.function,
    values: () => [],
    timing: 'steady',
    limits: usualLimits,
    output: false,
    visibleSites: new Uint8Array(4000),
  });
  const seen: Observation[] = [];
  for (let state = system.initial; seen.length < 200;) {
    seen.push(system.observe(state));
    const [move] = system.moves(state);
    if (move === undefined) return seen;
    const outcome = system.step(state, move);
    if (outcome.kind === 'ended') return seen;
    ({ state } = outcome);
  }
  return seen;
}

const contexts = ({ resources }: Observation) => resources.filter((one) => one.kind === 'context');

test('contexts are a tree, by the names of variables, each with its error', () => {
  const seen = seenIn(
    'type key struct{}',
    `ctx, cancel := context.WithCancel(context.Background())
     valued := context.WithValue(ctx, key{}, 1)
     inner, stop := context.WithTimeout(valued, time.Second)
     defer stop()
     other, quit := context.WithCancel(context.Background())
     quit()
     cancel()
     <-inner.Done()
     <-other.Done()
     <-make(chan int)`,
  );
  const last = contexts(seen.at(-1)!);
  const nameOf = (id: string | null) => last.find((one) => one.id === id)?.name ?? null;
  const tree = last.map(({ name, parent, error }) => [name, nameOf(parent), error]);
  expect(tree).toEqual([
    ['ctx', null, 'context canceled'],
    ['inner', 'ctx', 'context canceled'],
    ['other', null, 'context canceled'],
  ]);
  expect(seen.some((one) => contexts(one).some(({ error }) => error === null))).toBe(true);
  // The locks of contexts are their own affair.
  expect(seen.flatMap(({ resources }) => resources).some(({ kind }) => kind === 'lock')).toBe(
    false,
  );
});

test('a deadline that passes is told', () => {
  const seen = seenIn(
    '',
    `ctx, stop := context.WithTimeout(context.Background(), time.Second)
     defer stop()
     <-ctx.Done()
     <-make(chan int)`,
  );
  expect(contexts(seen.at(-1)!).map(({ error }) => error)).toEqual(['context deadline exceeded']);
});

test('a channel that was made for no variable is called after who holds it', () => {
  const seen = seenIn(
    'type server struct{ quit chan int; in []chan int }',
    `s := &server{quit: make(chan int), in: make([]chan int, 2)}
     s.in[1] = make(chan int, 1)
     s.in[1] <- 1
     ctx, stop := context.WithCancel(context.Background())
     defer stop()
     go func() { <-ctx.Done() }()
     <-s.quit`,
  );
  const names = seen
    .at(-1)!
    .resources.flatMap((one) => (one.kind === 'channel' ? [one.name] : []))
    .sort();
  expect(names).toEqual(['ctx.Done()', 'server.in[1]', 'server.quit']);
});
