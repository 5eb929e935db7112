import { afterAll, expect, test } from 'vitest';
import { encodingOf, obligationsOf } from '../../tests/support/encoding.ts';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import { not, type Term } from '../logic/term.ts';
import { ask } from '../smt/ask.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import { explain, termOf } from './explain.ts';

const solver = nodeSolvers()();
afterAll(() => solver.dispose());

const program = 'c = chan [0]; for 0 .. x { go { c! } }; c?';

const encoding = encodingOf(program);
const obligations = obligationsOf(encoding);
const of = (name: RegExp) => obligations.find((one) => name.test(one.name))!;

test('what fails has a state that all facts allow, at the values of the run where there is one', async () => {
  const exit = of(/^exit\/1\.1$/);
  const found = await explain(solver, encoding, exit, new Map([['x', 3n]]));
  if (found.kind !== 'fails') throw new Error(found.kind);
  expect(found.state.get('x')).toBe(3n);
  const holds = (term: Term) => evaluateTerm(term, found.state) === true;
  for (const term of [...encoding.invariant.map((one) => one.term), ...exit.assumptions])
    expect(holds(term)).toBe(true);
  expect(holds(exit.goal)).toBe(false);
});

test('where nothing is wrong at those values, others are shown, and small ones', async () => {
  const found = await explain(solver, encoding, of(/^exit\/1\.1$/), new Map([['x', 1n]]));
  if (found.kind !== 'fails') throw new Error(found.kind);
  expect(found.state.get('x')).toBe(2n);
});

test('what holds follows from its facts, and from none less', async () => {
  const exit = of(/^exit\/1\.1\/balanced$/);
  const found = await explain(solver, encoding, exit, null);
  if (found.kind !== 'holds') throw new Error(found.kind);
  expect(found.because.some(({ kind }) => kind === 'balanced')).toBe(true);
  expect(found.because.length).toBeLessThan(found.all);
  const forms = new NormalForms();
  const proves = async (facts: typeof found.because) => {
    const step = exit.impliedBy!.assumptions;
    const terms = [...facts.map(termOf), ...step, not(exit.goal)];
    const [answer] = await ask(solver, forms, [terms.map((term) => forms.ofBool(term))]);
    return answer!.kind === 'unsatisfiable';
  };
  expect(await proves(found.because)).toBe(true);
  for (const one of found.because)
    expect(await proves(found.because.filter((other) => other !== one))).toBe(false);
});
