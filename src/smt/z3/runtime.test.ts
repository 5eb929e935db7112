import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { InitZ3 } from './glue.ts';
import { startRuntime } from './runtime.ts';
import type { Runtime } from './contexts.ts';
import { warmUp } from './warm-up.ts';
import { fitImage } from './wasm-image.ts';

const require = createRequire(import.meta.url);

async function start(): Promise<Runtime> {
  const wasm = readFileSync(require.resolve('z3-solver/build/z3-built.wasm'));
  const module = await WebAssembly.compile(fitImage(wasm));
  return startRuntime(require('z3-solver/build/z3-built.js') as InitZ3, module);
}

test('a query that would start a thread is stopped there, in Node as in a browser', async () => {
  const runtime = await start();
  const query = `(declare-const x Int)(declare-const y Int)(declare-const z Int)
(assert (and (> x 1) (> y 1) (> z 1)))
(assert (= (+ (* x x x) (* y y y)) (* z z z)))(check-sat)`;
  const bounds = { rlimit: 1_000_000, nonlinear: false, triggerSeed: null };
  expect(runtime.evaluate({ script: query, ...bounds })).toBe('unknown\n');
  // With the option that we turn off, which no script may, Z3 goes on to a tactic with a timer.
  const script = `(set-option :combined_solver.solver2_unknown 1)${query}`;
  expect(() => runtime.evaluate({ script, ...bounds })).toThrow('Z3 tried to start a thread');
});

test('a run answers alike whatever ran before it', async () => {
  const runtime = await start();
  const query = `(declare-const a Int)(declare-const b Int)
(assert (and (< 3 a) (< a (* 2 b)) (< b 90)))(check-sat)(get-value (a b))(get-info :rlimit)`;
  const ask = (): string =>
    runtime.evaluate({ script: query, rlimit: 1_000_000, nonlinear: false, triggerSeed: null });
  const first = ask();
  expect(first).toMatch(/^sat/);
  for (let n = 0; n < 20; n += 1) {
    const other = `(declare-const c${n} Int)(assert (= a${n} 4))(check-sat)`;
    runtime.evaluate({ script: other, rlimit: 50, nonlinear: n % 2 === 0, triggerSeed: null });
    expect(ask()).toBe(first);
  }
});

test('the warm-up asks for all kinds of answers', async () => {
  const runtime = await start();
  const output = runtime.evaluate({
    script: warmUp,
    rlimit: 1_000_000,
    nonlinear: false,
    triggerSeed: null,
  });
  expect(output).toMatch(/^unsat\nsat\n\(\(p [^]*\nunsat\n$/);
});
