import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Solver } from '../smt/solver.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import { emit } from './emit-command.ts';
import type { EmitOptions } from './emit-options.ts';

let solver: Solver;
beforeAll(() => {
  solver = nodeSolvers()();
});
afterAll(() => solver.dispose());

const text = 'c = chan [0]; go { for 0 .. n { c! }; close c }; for range c { }';

async function emitted(options: Partial<EmitOptions> & Pick<EmitOptions, 'stage'>) {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const terminal = {
    out: (one: string) => printed.push(one),
    error: (one: string) => complaints.push(one),
    color: false,
  };
  const input = { file: 'main.virgo', text, language: 'virgo', loops: 'counted' } as const;
  const code = await emit(terminal, input, solver, { strategy: 1, dialect: 'current', ...options });
  return { code, text: printed.join(''), complaints: complaints.join('') };
}

test('the processes of a text beyond the paper are its edges', async () => {
  const { code, text } = await emitted({ stage: 'processes' });
  expect(code).toBe(0);
  expect(text).toMatch(/^main, from 0 to 1\n {2}\d+ -> \d+: go goroutine 1\n/);
  expect(text).toContain(': c? of the closed channel\n');
});

test('its Promela takes the values that are given', async () => {
  const { code, text } = await emitted({ stage: 'promela', set: 'n=3' });
  expect(code).toBe(0);
  expect(text).toMatch(/^#define \w+ 3$/m);
});

test('its method for Dafny is that of the proof by counting', async () => {
  const { code, text } = await emitted({ stage: 'dafny' });
  expect(code).toBe(0);
  expect(text).toContain('method ');
});

test.each([
  [{ stage: 'obligations' } as const, 'its obligations are about counted edges'],
  [{ stage: 'dafny', strategy: 2 } as const, 'Strategy 2 goes with the language of the paper'],
])('what there is not is said: %o', async (options, words) => {
  const { code, text, complaints } = await emitted(options);
  expect(code).toBe(1);
  expect(text).toBe('');
  expect(complaints).toContain(words);
});
