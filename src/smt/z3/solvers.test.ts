import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Solver } from '../solver.ts';
import { nativeSolver } from './native-solver.ts';
import { nodeSolvers } from './node-solver.ts';

const three = '(declare-const a Int)(assert (< 2 a 4))(check-sat)(get-value (a))';

/** Nonlinear over the integers: no solver comes back from it within the minute. */
const endless = `(declare-const x Int)(declare-const y Int)(declare-const z Int)
(assert (and (> x 1) (> y 1) (> z 1)))
(assert (= (+ (* x x x) (* y y y)) (* z z z)))(check-sat)`;

/** Two loops, one in the other, for the arithmetic that does not know products well. */
const long = `(declare-const i Int)(declare-const j Int)(declare-const n Int)(declare-const m Int)
(assert (and (<= 0 i) (< i n) (<= 0 j) (< j m)))
(assert (>= (+ (* i m) j) (* n m)))(check-sat)(get-info :reason-unknown)`;

const unbounded = { nonlinear: true, rlimit: 4_000_000_000 };

const implementations: readonly (readonly [string, () => Solver])[] = [
  ['wasm in a thread of Node', nodeSolvers()],
  ['native', nativeSolver],
];

describe.each(implementations)('%s', (_, makeSolver) => {
  let solver: Solver;
  beforeAll(async () => {
    solver = makeSolver();
    await solver.prepare();
  });
  afterAll(() => solver.dispose());

  test('lets a program call its parameter as Z3 calls a function', async () => {
    const script = '(declare-const |and| Int)(assert (= |and| 3))(check-sat)(get-value (|and|))';
    const reply = await solver.run(script);
    expect(reply.kind === 'answer' && reply.text).toMatch(/^sat\n\(\(\|?and\|? 3\)\)\n$/);
  });

  test('answers several checks with their values', async () => {
    const script = `${three}(push)(assert (> a 3))(check-sat)(pop)(check-sat)`;
    expect(await solver.run(script)).toEqual({
      kind: 'answer',
      text: 'sat\n((a 3))\nunsat\nsat\n',
    });
  });

  test('no declaration leaks into the next run', async () => {
    await solver.run('(declare-const b Int)');
    expect(await solver.run('(declare-const b Bool)(assert b)(check-sat)')).toMatchObject({
      text: 'sat\n',
    });
    expect(await solver.run('(assert (= b b))(check-sat)')).toMatchObject({ kind: 'failed' });
    expect(await solver.run(three)).toMatchObject({ kind: 'answer' });
  });

  test('answers in the order of the calls', async () => {
    const finished: number[] = [];
    const ask = async (n: number): Promise<unknown> => {
      const reply = await solver.run(`(echo "${n}")`);
      finished.push(n);
      return reply;
    };
    const replies = await Promise.all([1, 2, 3].map(ask));
    expect(finished).toEqual([1, 2, 3]);
    expect(replies).toEqual([1, 2, 3].map((n) => ({ kind: 'answer', text: `${n}\n` })));
  });

  test('a fault in the script is never an answer', async () => {
    const reply = await solver.run('(assert (= nowhere 1))(check-sat)');
    expect(reply).toMatchObject({ kind: 'failed' });
    expect(reply).toHaveProperty('reason', expect.stringContaining('nowhere'));
    expect(await solver.run('(frobnicate)')).toMatchObject({ kind: 'failed' });
    expect(await solver.run(three)).toMatchObject({ kind: 'answer' });
  });

  test('an rlimit ends a query as unknown', async () => {
    expect(await solver.run(long, { rlimit: 300_000, watchdogMilliseconds: 20_000 })).toEqual({
      kind: 'answer',
      text: 'unknown\n(:reason-unknown "canceled")\n',
    });
    expect(await solver.run(three)).toMatchObject({ kind: 'answer' });
  });

  test('a hung query is cancelled at once, and the next run works', async () => {
    const stop = new AbortController();
    const hung = solver.run(endless, { signal: stop.signal, ...unbounded });
    const waiting = solver.run(three);
    await delay(200);
    const cancelledAt = performance.now();
    stop.abort();
    expect(await hung).toEqual({ kind: 'cancelled', by: 'signal' });
    expect(performance.now() - cancelledAt).toBeLessThan(1_000);
    expect(await waiting).toEqual({ kind: 'answer', text: 'sat\n((a 3))\n' });
  });

  test('a run can be cancelled before its turn', async () => {
    const stop = new AbortController();
    const hung = solver.run(endless, { watchdogMilliseconds: 300, ...unbounded });
    const waiting = solver.run(three, { signal: stop.signal });
    stop.abort();
    expect(await waiting).toEqual({ kind: 'cancelled', by: 'signal' });
    expect(await hung).toEqual({ kind: 'cancelled', by: 'watchdog' });
    expect(await solver.run(three, { signal: stop.signal })).toMatchObject({ kind: 'cancelled' });
    expect(await solver.run(three)).toMatchObject({ kind: 'answer' });
  });

  test('after its disposal a solver answers nothing', async () => {
    const other = makeSolver();
    const hung = other.run(endless, { ...unbounded });
    await delay(200);
    await other.dispose();
    expect(await hung).toMatchObject({ kind: 'cancelled' });
    expect(await other.run(three)).toMatchObject({ kind: 'cancelled' });
  });
});

test('wasm bounds a nonlinear query by its rlimit, without a thread', async () => {
  const solver = nodeSolvers()();
  const options = { nonlinear: true, rlimit: 100_000, watchdogMilliseconds: 20_000 };
  expect(await solver.run(endless, options)).toEqual({ kind: 'answer', text: 'unknown\n' });
  expect(await solver.run(long.replace('(get-info :reason-unknown)', ''), options)).toEqual({
    kind: 'answer',
    text: 'unsat\n',
  });
  await solver.dispose();
});

test('a native solver that is not there fails by its name', async () => {
  const solver = nativeSolver('no-such-z3');
  await expect(solver.prepare()).rejects.toThrow('no-such-z3');
  expect(await solver.run(three)).toMatchObject({ kind: 'failed' });
  await solver.dispose();
});

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
