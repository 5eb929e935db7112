import { compileVirgo } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { paperExamples } from '../../tests/support/examples.ts';
import { compileExample } from './examples.ts';
import { median, round, say, timed } from './statistics.ts';

/** The same fragment with its goroutines counted, and commuted as in the paper. */
const twins: readonly (readonly [string, string])[] = [
  ['c = chan [0]; for 0 .. x { go { c! } } c?', 'c = chan [0]; go { for 0 .. x { c! } } c?'],
  [
    'c = chan [k]; for 0 .. x { go { c! } } for 0 .. x { c? }',
    'c = chan [k]; go { for 0 .. x { c! } } for 0 .. x { c? }',
  ],
  [
    'w = WaitGroup; w.Add(n); for 0 .. n { go { w.Add(-1) } } w.Wait()',
    'w = WaitGroup; w.Add(n); go { for 0 .. n { w.Add(-1) } } w.Wait()',
  ],
  [
    'c = chan [0]; for 0 .. n { go { c!; c! } } for 0 .. n { c?; c? }',
    'c = chan [0]; go { for 0 .. n { c!; c! } } for 0 .. n { c?; c? }',
  ],
];

/** What counting costs beside commuting, and how long strategy 4 takes where it runs. */
export async function benchCounted(): Promise<object> {
  const solver = nodeSolvers()();
  await solver.prepare();
  const ratios: number[] = [];
  for (const [counted, commuted] of twins) {
    await check(solver, counted);
    await check(solver, commuted);
    const ratio =
      (await timed(7, () => check(solver, counted))) /
      (await timed(7, () => check(solver, commuted)));
    ratios.push(ratio);
    say(`counted over commuted ${round(ratio, 2)}: ${counted}`);
  }
  const searches: number[] = [];
  for (const example of paperExamples) {
    const { encoding, obligations } = compileExample(example);
    const { verdict } = await decide(solver, encoding, obligations);
    const fourth = verdict.strategies.find(({ strategy }) => strategy === 4);
    if (fourth === undefined) continue;
    searches.push(fourth.milliseconds);
    say(`strategy 4 ${String(round(fourth.milliseconds)).padStart(7)} ms: ${example.name}`);
  }
  await solver.dispose();
  return {
    countedOverCommuted: { median: round(median(ratios), 2), max: round(Math.max(...ratios), 2) },
    strategy4Milliseconds: { median: round(median(searches)), max: round(Math.max(...searches)) },
  };
}

function check(solver: Solver, source: string): Promise<unknown> {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error('a twin does not compile');
  const { encoding, obligations } = compiled.value;
  return decide(solver, encoding, obligations, { search: 'never' });
}
