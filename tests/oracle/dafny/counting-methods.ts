import { expect, test } from 'vitest';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { toCountingDafny } from '../../../src/verdict/counting/dafny-hints.ts';
import { proveGraph } from '../../../src/verdict/counting/prove-graph.ts';
import { randomSamples } from '../../../src/verdict/counting/random-samples.ts';
import { readCorpus } from '../../differential/counting/corpus.ts';
import { inGroups } from './ask-in-groups.ts';

/** What Dafny has no method for: arrays, one goroutine told apart, and what we do not prove. */
const without: readonly string[] = [
  'barrier-rounds',
  'barrier-two-gates',
  'slice-ack',
  'slice-broadcast',
  'slice-close-each',
  'slice-generators',
  'slice-jobs-quit',
  'slice-merge',
  'slice-one-each',
  'slice-pool',
  'slice-quit',
  'slice-round-robin',
  'two-phase-rounds',
];

/** Many times what any of them takes alone: other work beside Dafny makes no proof fail. */
const secondsPerMethod = 300;

export function correctPrograms(): readonly string[] {
  return readCorpus().flatMap(({ name, isCorrect }) => (isCorrect ? [name] : []));
}

export async function methodOf(name: string, solver: Solver): Promise<string | null> {
  const { checked } = readCorpus().find((one) => one.name === name)!;
  const proof = await proveGraph(toGraph(checked), solver, {
    samples: ({ model }) => randomSamples(model),
  });
  return (await toCountingDafny(proof))?.text ?? null;
}

export function testMethods(names: readonly string[], solver: Solver): void {
  const ask = inGroups(
    names,
    async (name) => {
      const method = await methodOf(name, solver);
      return method === null ? [] : [method];
    },
    secondsPerMethod,
  );
  test.each(names)('%s', { timeout: 600_000 }, async (name) => {
    const expected = without.includes(name) ? [] : [{ kind: 'verified' }];
    expect(await ask(name)).toEqual(expected);
  });
}
