import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { goReader } from '../support/go.ts';

const reader = goReader();
const solver = nodeSolvers()();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

async function verdictOf(body: string) {
  const source = `package p\n\nfunc F() {\n${body}\n}\n`;
  const { fragments } = compile(source, { kind: 'go', reader });
  const [fragment] = fragments;
  return decide(solver, fragment!.encoding, fragment!.obligations);
}

describe('a select with another way', () => {
  it('never waits for ever itself', async () => {
    const { verdict, counterexample } = await verdictOf(
      'd := make(chan int)\nselect {\ncase <-d:\ndefault:\n}',
    );
    expect(verdict.first).toBe(1);
    expect(counterexample).toBeNull();
  });

  it('is no excuse for those whom it leaves waiting', async () => {
    const { verdict, counterexample } = await verdictOf(
      'c := make(chan int)\ngo func() { c <- 1 }()\nselect {\ncase <-c:\ncase <-time.After(1):\n}',
    );
    expect(verdict.strategies[0]?.outcome).toBe('refuted');
    expect(counterexample?.run.ending.kind).toBe('stuck');
  });

  it('lets no condition count as the weakest that only excludes what cannot be', async () => {
    const { verdict } = await verdictOf('d := make(chan int)\nselect {\ncase <-d:\ndefault:\n}');
    const balanced = verdict.strategies.find(({ strategy }) => strategy === 2);
    expect(balanced).toMatchObject({ outcome: 'verified', weakest: false });
  });
});
