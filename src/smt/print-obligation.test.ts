import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodingOf, obligationsOf } from '../../tests/support/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import { discharge, type Findings } from './discharge.ts';
import { printObligation } from './print-obligation.ts';
import { printObligations } from './print-obligations.ts';
import type { Solver } from './solver.ts';
import { nodeSolvers } from './z3/node-solver.ts';

let solver: Solver;
beforeAll(() => {
  solver = nodeSolvers()();
});
afterAll(() => solver.dispose());

async function answers(script: string): Promise<readonly string[]> {
  const reply = await solver.run(script);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.text.trim().split('\n');
}

describe.each([
  ['c = chan [0]; go { for 0 .. x { c! } }; c?', null],
  // A negative capacity crashes: only what is assumed excludes it.
  ['c = chan [x]; c!', 'x >= 0'],
  ['c = chan [x]; c!', null],
])('the scripts for %s where %s', (text, assumed) => {
  const encoding = encodingOf(text, assumed);
  const obligations = obligationsOf(encoding);

  test('say what our own proof says', async () => {
    const findings: Findings = new Map();
    await discharge(solver, new NormalForms(), encoding, obligations, findings);
    const expected = obligations.map((one) => {
      const { kind } = findings.get(one)!;
      return { name: one.name, answer: kind === 'proved' ? 'unsat' : 'sat' };
    });
    const alone = [];
    for (const one of obligations) {
      const [answer] = await answers(printObligation(encoding, one));
      alone.push({ name: one.name, answer });
    }
    expect(alone).toEqual(expected);
    const whole = printObligations(encoding, obligations).replace('(set-logic ALL)', '');
    const inOrder = [false, true].flatMap((uses) =>
      expected.filter((_, index) => obligations[index]!.usesInvariant === uses),
    );
    expect(await answers(whole)).toEqual(inOrder.map(({ answer }) => answer));
  });
});

test('a script says what it is about, on lines that a solver skips', () => {
  const encoding = encodingOf('c = chan [0]; go { c! }; c?');
  const obligation = obligationsOf(encoding).find(({ kind }) => kind === 'exit')!;
  const script = printObligation(encoding, obligation);
  expect(script).toContain(`; ${obligation.name}: ${obligation.words}\n`);
  for (const line of script.trim().split('\n')) expect(line).toMatch(/^[;(]/);
});
