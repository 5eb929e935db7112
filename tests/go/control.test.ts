import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { endsEveryRun } from '../../src/verdict/counting/decide-graph.ts';
import { proveGraph } from '../../src/verdict/counting/prove-graph.ts';
import { randomSamples } from '../../src/verdict/counting/random-samples.ts';
import { controlFunctions } from '../support/control.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();
afterAll(() => solver.dispose());

/** Correct, and refused or not proved. */
const open: ReadonlyMap<string, string> = new Map([
  ['FanInSelect', 'a nil channel switches a case off'],
  ['Cache', 'the channel is a field that a loop keeps'],
  [
    'Rounds',
    'each iteration has a waitgroup of its own, which only the proof of the paper reaches',
  ],
]);

const functions = controlFunctions();
const clean = functions.filter(({ truth }) => truth === 'clean');
const leaking = functions.filter(({ truth }) => truth === 'leaks');

test('of the correct ones 85 % are proved', () => {
  expect(functions.length).toBeGreaterThanOrEqual(60);
  expect(1 - open.size / clean.length).toBeGreaterThan(0.85);
});

describe('a correct function is proved by counting edges', () => {
  test.each(clean)('$file $name', async ({ name, fragment }) => {
    if (fragment === null) return expect(open.has(name)).toBe(true);
    const { grade } = await proveGraph(fragment.graph, solver, {
      samples: ({ model }) => randomSamples(model),
    });
    expect(endsEveryRun(grade)).toBe(!open.has(name));
  });
});

describe('one that leaks is not', () => {
  test.each(leaking)('$file $name', async ({ fragment }) => {
    if (fragment === null) return;
    const { grade } = await proveGraph(fragment.graph, solver, { units: 3_000_000 });
    expect(endsEveryRun(grade)).toBe(false);
  });
});
