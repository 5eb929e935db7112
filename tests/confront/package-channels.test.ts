import { afterAll, expect, test } from 'vitest';
import { check } from '../../src/cli/check-command.ts';
import type { FragmentReport } from '../../src/cli/report.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';

/** Functions that wait at a channel of a package variable are answered, and others may serve it. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

test('who waits at a channel of the package is answered, and not left behind', async () => {
  const text = `package p
var jobs = make(chan int)
var done = make(chan struct{})
func put(n int) { jobs <- n }
func take() int { return <-jobs }
func worker() { for { select { case <-jobs: case <-done: return } } }
func both() { go worker(); put(3); close(done) }
func twice() int { return 2 }
`;
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const input = { file: 'main.go', text, language: 'go', loops: 'counted' } as const;
  await check(terminal, input, solver, { json: true });
  const { fragments } = JSON.parse(printed.join('')) as { fragments: readonly FragmentReport[] };
  const titles = fragments.map(({ name, headline }) => `${name}: ${headline.title}`);
  expect(titles.map((one) => one.replace(/, provided that .*/, ''))).toEqual([
    'take: No goroutine leak was found',
    'both: Free of goroutine leaks under every schedule',
  ]);
});
