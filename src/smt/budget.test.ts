import { expect, test } from 'vitest';
import { withBudget } from './budget.ts';
import type { RunOptions, Solver, SolverReply } from './solver.ts';

/** Answers with these, and keeps what it was asked. */
function scripted(replies: readonly SolverReply[]) {
  const asked: { readonly script: string; readonly options: RunOptions }[] = [];
  const solver: Solver = {
    prepare: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
    run: (script, options = {}) => {
      asked.push({ script, options });
      return Promise.resolve(replies[asked.length - 1]!);
    },
  };
  return { solver, asked };
}

const answer = (text: string): SolverReply => ({ kind: 'answer', text });
const watchdog: SolverReply = { kind: 'cancelled', by: 'watchdog' };

test('what the runs cost is taken from the budget, and not shown', async () => {
  const { solver, asked } = scripted([
    answer('sat\n(:rlimit 60)\n'),
    answer('unsat\n(:rlimit 50)\n'),
  ]);
  const thrifty = withBudget(solver, { units: 100, interruptions: 1 });
  expect(await thrifty.run('(check-sat)', { rlimit: 80 })).toEqual(answer('sat\n'));
  expect(await thrifty.run('(check-sat)', { rlimit: 80 })).toEqual(answer('unsat\n'));
  expect(await thrifty.run('(check-sat)', { rlimit: 80 })).toEqual({ kind: 'spent' });
  // No run may take more than what is left.
  expect(asked.map(({ options }) => options.rlimit)).toEqual([80, 40]);
});

test('a run that breaks off counts as all that it was allowed', async () => {
  const failed: SolverReply = { kind: 'failed', reason: '(error "canceled")' };
  const thrifty = withBudget(scripted([failed]).solver, { units: 100, interruptions: 1 });
  expect(await thrifty.run('(check-sat)', { rlimit: 100 })).toEqual(failed);
  expect(await thrifty.run('(check-sat)')).toEqual({ kind: 'spent' });
});

test('the clock may end so many runs, and then no more', async () => {
  const thrifty = withBudget(scripted([watchdog, watchdog]).solver, {
    units: 1e9,
    interruptions: 2,
  });
  expect(await thrifty.run('(check-sat)')).toEqual(watchdog);
  expect(await thrifty.run('(check-sat)')).toEqual(watchdog);
  expect(await thrifty.run('(check-sat)')).toEqual({ kind: 'spent' });
});

test('one budget within another: the smaller one runs out first', async () => {
  const replies = [answer('sat\n(:rlimit 60)\n(:rlimit 60)\n'), answer('sat\n(:rlimit 1)\n')];
  const whole = withBudget(scripted(replies).solver, { units: 100, interruptions: 1 });
  const part = withBudget(whole, { units: 50, interruptions: 1 });
  expect(await part.run('(check-sat)')).toEqual(answer('sat\n'));
  expect(await part.run('(check-sat)')).toEqual({ kind: 'spent' });
  expect(await whole.run('(check-sat)')).toEqual(answer('sat\n'));
});
