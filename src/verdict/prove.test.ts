import { expect, test } from 'vitest';
import { encodingOf, obligationsOf } from '../../tests/support/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import type { Solver } from '../smt/solver.ts';
import { prove, type Phase } from './prove.ts';

/** Finds every question satisfiable or every one unsatisfiable, and counts the scripts. */
function answering(reply: 'sat' | 'unsat') {
  const scripts: string[] = [];
  const solver: Solver = {
    prepare: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
    run: (script) => {
      scripts.push(script);
      const checks = script.match(/\(check-sat/g)?.length ?? 0;
      return Promise.resolve({ kind: 'answer', text: `${reply}\n"done"\n`.repeat(checks) });
    },
  };
  return { solver, scripts };
}

async function proof(reply: 'sat' | 'unsat', text: string) {
  const encoding = encodingOf(text);
  const obligations = obligationsOf(encoding);
  const phases: Phase[] = [];
  const onPhase = (phase: Phase) => phases.push(phase);
  const { solver, scripts } = answering(reply);
  const found = await prove(solver, new NormalForms(), encoding, obligations, { onPhase });
  return { ...found, obligations, phases, scripts };
}

// Its exits need the solver: which of its goroutines comes first is left open.
const program = 'c = chan [0]; go { for 0 .. x { c! } }; c?';

test('what is proved without the precondition is not asked again with it', async () => {
  const { findings, obligations } = await proof('unsat', program);
  for (const one of obligations) {
    const finding = findings.get(one)!;
    expect(finding.kind, one.name).toBe('proved');
    const isImplied = finding.kind === 'proved' && finding.by === 'implication';
    expect(isImplied, one.name).toBe(one.impliedBy !== null);
  }
});

test('what failed without it is asked with it, and may fail again', async () => {
  const { findings, obligations, phases } = await proof('sat', program);
  const failed = obligations.filter((one) => findings.get(one)!.kind === 'failed');
  expect(failed.some(({ impliedBy }) => impliedBy !== null)).toBe(true);
  for (const one of failed) {
    if (one.impliedBy !== null) expect(findings.get(one.impliedBy)!.kind).toBe('failed');
  }
  expect(phases).toEqual(['without a precondition', 'with the precondition']);
});

test('a precondition that no small values satisfy is up to the solver', async () => {
  const far = 'c = chan [0]; go { for 0 .. x { c! } }; for 0 .. 100 { c? }';
  expect((await proof('sat', far)).satisfiable).toBe(true);
  expect((await proof('unsat', far)).satisfiable).toBe(false);
});

test('small values that satisfy the precondition are enough', async () => {
  expect((await proof('unsat', program)).satisfiable).toBe(true);
});
