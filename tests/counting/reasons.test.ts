import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { toGraph } from '../../src/process/graph/to-graph.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { proveGraph } from '../../src/verdict/counting/prove-graph.ts';
import { openStates, reasonsOf } from '../../src/verdict/counting/reasons.ts';
import { readCorpus } from '../differential/counting/corpus.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();
const corpus = readCorpus();

async function proofOf(name: string) {
  const { checked } = corpus.find((one) => one.name === name)!;
  return proveGraph(toGraph(checked), solver);
}

describe('why a proof holds', () => {
  afterAll(() => solver.dispose());

  test.each(['pipeline-two', 'fan-in-closer', 'rwmutex-readers'])(
    'each fact of a reason for %s is needed',
    { timeout: 60_000 },
    async (name) => {
      const proof = await proofOf(name);
      const reasons = await reasonsOf(proof);
      expect(reasons.length).toBe(proof.obligations.length);
      const { obligation, facts } = reasons.find((one) => one.obligation.kind === 'stuck')!;
      expect(facts.length).toBeLessThan(proof.facts.length);
      const goals = obligation.negated.map((view) => [view]);
      expect(await proof.session.check(facts, goals)).toContain('unsatisfiable');
      for (const one of facts) {
        const others = facts.filter((other) => other !== one);
        expect(await proof.session.check(others, goals)).not.toContain('unsatisfiable');
      }
    },
  );

  test('what is open has a state to look at', { timeout: 60_000 }, async () => {
    const proof = await proofOf('bug-pipeline-no-close');
    const [state] = await openStates(proof);
    expect(state!.obligation.kind).toBe('stuck');
    expect(state!.standing.length).toBeGreaterThan(0);
    expect(state!.taken.length).toBeGreaterThan(0);
  });
});
