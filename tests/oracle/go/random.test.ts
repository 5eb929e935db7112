import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { generateGo } from '../../differential/go-generate/generate.ts';
import { goReader } from '../../support/go.ts';
import { examine, type Examined } from './random.ts';

/** A slice of what `npm run hunt -- --go` goes through without an end. */
const seeds = Array.from({ length: 60 }, (_, at) => at + 1);

const solver = nativeSolver();
let examined: readonly Examined[] = [];
beforeAll(async () => {
  const tools = { reader: goReader(), solver };
  examined = await examine(seeds.map(generateGo), tools, { calls: 10, runs: 10 });
}, 240_000);
afterAll(() => solver.dispose());

test('what is generated is Go', () => {
  expect(examined.filter(({ compiles }) => !compiles).map(({ text }) => text)).toEqual([]);
});

test('most of it can be expressed', () => {
  const expressed = examined.filter((one) => one.expressed);
  expect(expressed.length).toBeGreaterThan(examined.length / 2);
});

test('Go agrees with what is said of it', () => {
  const wrong = examined.filter(({ contradictions }) => contradictions.length > 0);
  expect(wrong.map(({ contradictions, text }) => `${contradictions.join('\n')}\n${text}`)).toEqual(
    [],
  );
});
