import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { toGraph } from '../../src/process/graph/to-graph.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { findFailure } from '../../src/verdict/counting/find-failure.ts';
import { proveGraph } from '../../src/verdict/counting/prove-graph.ts';
import { randomSamples } from '../../src/verdict/counting/random-samples.ts';
import { readCorpus } from '../differential/counting/corpus.ts';

interface Expected {
  /** What is claimed of its ends, or 'refused'. */
  readonly claim: string;
  /** The refinement that sufficed; null of what is refused. */
  readonly by: string | null;
  /** Whether small values have a run that gets stuck or crashes. */
  readonly refuted: boolean;
}

const file = new URL('expected.json', import.meta.url);
const rewrite = process.env.REWRITE_GOLDENS === '1';
const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();
const corpus = readCorpus();
const found: Record<string, Expected> = {};
const expected = rewrite
  ? {}
  : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Expected>);

describe('programs in the manner of what people write', () => {
  afterAll(async () => {
    await solver.dispose();
    if (rewrite) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  });

  test.each(corpus)('$name', { timeout: 120_000 }, async ({ name, checked, isCorrect }) => {
    const graph = toGraph(checked);
    const proof = await proveGraph(graph, solver, {
      samples: ({ model }) => randomSamples(model),
    });
    const refuted = findFailure(graph) !== null;
    const claim = proof.grade ?? 'refused';
    found[name] = { claim, by: proof.grade === null ? null : proof.refinement, refuted };
    // What the first line of the text says binds both.
    expect(refuted).toBe(!isCorrect);
    if (!isCorrect) expect(claim).toBe('refused');
    if (!rewrite) expect(found[name]).toEqual(expected[name]);
  });
});
