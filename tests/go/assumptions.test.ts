import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { goReader } from '../support/go.ts';

const reader = goReader();
const solver = nodeSolvers()();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

async function smtOf(body: string): Promise<readonly string[]> {
  const source = `package p\n\nfunc F(xs []int, n int) {\n${body}\n}\n`;
  const { fragments } = compile(source, { kind: 'go', reader });
  const [fragment] = fragments;
  const { verdict } = await decide(solver, fragment!.encoding, fragment!.obligations);
  return verdict.strategies
    .filter(({ outcome }) => outcome === 'verified')
    .map(({ precondition }) => precondition.smt);
}

/** Read beside the VirGo program alone, where a length is a number like any other. */
describe("a precondition's SMT-LIB form", () => {
  it('says what lengths obey where the VirGo program needs it', async () => {
    const forms = await smtOf('c := make(chan int, len(xs))\nfor range xs {\nc <- 1\n}');
    expect(new Set(forms)).toEqual(new Set(['(>= |len(xs)| 0)']));
  });

  it('does not where every value is as good', async () => {
    const forms = await smtOf(
      'c := make(chan int)\nfor range xs {\ngo func() { c <- 1 }()\n}\nfor range xs {\n<-c\n}',
    );
    expect(forms[0]).toBe('true');
  });

  it('says nothing of numbers that may be anything', async () => {
    const forms = await smtOf('c := make(chan int, n)\nfor i := 0; i < n; i++ {\nc <- 1\n}');
    expect(forms).toContain('(>= n 0)');
  });
});
