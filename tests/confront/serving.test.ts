import { afterAll, expect, test } from 'vitest';
import { check } from '../../src/cli/check-command.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';

/** Who serves for ever is no fault, and does not end either. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p\n\nimport (\n"context"\n"time"\n)\n\nvar _ context.Context\nvar _ time.Time\n${body}`;
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  await check(terminal, { file: 'main.go', text, language: 'go', loops: 'counted' }, solver, {
    json: false,
  });
  return printed.join('');
}

test.each([
  ['a ticker', 'func F() { go func() { for range time.Tick(time.Second) { } }() }'],
  ['a sleeper', 'func F() { go func() { for { time.Sleep(time.Second) } }() }'],
  [
    'two who talk',
    'func F() { c := make(chan int); go func() { for { c <- 1 } }(); go func() { for { <-c } }() }',
  ],
])('%s is not said to end', async (_, body) => {
  const words = await said(body);
  expect(words).toContain('Nobody waits for ever under every schedule, but not every run ends.');
  expect(words).toMatch(/But goroutine \d \(line 10\) goes on for ever\./);
});

const worker = (stop: string): string =>
  `func F(n int) { done := make(chan int); t := time.NewTicker(time.Second); go func() { for { select { case <-t.C: case <-done: return } } }(); ${stop} }`;

test('a proof that somebody never ends is not withdrawn because of it', async () => {
  expect(await said(worker('if n > 0 { close(done) }'))).toContain(
    'Free of goroutine leaks exactly when n > 0',
  );
  expect(await said(worker(''))).toContain('Always leaks a goroutine');
});

test('where only the caller ends it that is taken for granted aloud', async () => {
  const words = await said(
    'func F(ctx context.Context) { t := time.NewTicker(time.Second); for { select { case <-t.C: case <-ctx.Done(): return } } }',
  );
  expect(words).toContain(
    'Free of goroutine leaks under every schedule, provided that its context is cancelled',
  );
});

test('a timer that was set before fires beside a ticker', async () => {
  const words = await said(
    'func F() { t := time.NewTicker(time.Second); end := time.After(5 * time.Second); for { select { case <-t.C: case <-end: return } } }',
  );
  expect(words).toContain('Free of goroutine leaks under every schedule.');
});
