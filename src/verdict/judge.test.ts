import { describe, expect, test } from 'vitest';
import { encodingOf, machineOf, obligationsOf } from '../../tests/support/encoding.ts';
import { strategyNumbers } from '../base/strategy.ts';
import { compare, variable, yes, zero } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { Finding } from '../smt/discharge.ts';
import { firstOf, judge, toWanted, type Witnesses } from './judge.ts';
import type { Proof } from './prove.ts';
import type { ValuedRun } from './search-runs.ts';
import type { Precondition } from './verdict.ts';

const text = 'c = chan [0]; go { for 0 .. x { c! } }; c?';
const encoding = encodingOf(text);
const machine = machineOf(text);
const obligations = obligationsOf(encoding);
const none: Witnesses = { bad: null, badThoughBalanced: null, goodThoughUnbalanced: null };

function proofWhere(finding: (obligation: Obligation) => Finding, satisfiable = true): Proof {
  return {
    findings: new Map(obligations.map((one) => [one, finding(one)])),
    satisfiable,
    milliseconds: { 1: 1, 2: 2, 3: 3 },
  };
}

const proved: Finding = { kind: 'proved', by: 'solver' };
const failed: Finding = { kind: 'failed', question: [] };
const unknown: Finding = { kind: 'unknown', reason: 'out of budget' };

const isBareExit = ({ kind, strategies }: Obligation) => kind === 'exit' && strategies[0] === 1;

function precondition(simple = compare(variable('x', 'int'), '==', zero)): Precondition {
  return { simple, paper: simple, smt: '' };
}

const always: Precondition = precondition(yes);
const preconditions = { 1: always, 2: precondition(), 3: precondition() };

function run(kind: 'ok' | 'stuck'): ValuedRun {
  const trace = { dialect: 'go', moves: [] } as const;
  const ending = kind === 'ok' ? { kind } : { kind, goroutines: [] };
  return { valuation: new Map([['x', 0n]]), run: { trace, ending } };
}

const judged = (proof: Proof, witnesses = none) => judge(machine, proof, witnesses, preconditions);

describe('a verdict', () => {
  test('is verified by every strategy where all is proved, and the first needs no condition', () => {
    const { strategies, first } = judged(proofWhere(() => proved));
    expect(strategies.map(({ outcome }) => outcome)).toEqual(['verified', 'verified', 'verified']);
    expect(strategies.map(({ weakest }) => weakest)).toEqual([true, true, true]);
    expect(first).toBe(1);
  });

  test.each([
    ['failed', failed, 'not-proved', /too weak/],
    ['undecided', unknown, 'unknown', /^Not decided: out of budget\.$/],
  ] as const)('is open where an obligation is %s', (_, finding, outcome, reason) => {
    const [one, two] = judged(
      proofWhere((each) => (isBareExit(each) ? finding : proved)),
    ).strategies;
    expect(one).toMatchObject({
      outcome,
      weakest: false,
      reason: expect.stringMatching(reason) as string,
    });
    expect(one!.failed.every(isBareExit)).toBe(true);
    expect(one!.failed.length).toBeGreaterThan(0);
    expect(two).toMatchObject({ outcome: 'verified', reason: null, failed: [] });
  });

  test('is refuted only by a run', () => {
    const proof = proofWhere((each) => (isBareExit(each) ? failed : proved));
    const { strategies, first } = judged(proof, { ...none, bad: run('stuck') });
    expect(strategies[0]).toMatchObject({
      outcome: 'refuted',
      reason: 'With x = 0 a run gets stuck.',
    });
    expect(first).toBe(2);
  });

  test('of strategy 2 is refuted by a good run that is not balanced', () => {
    const proof = proofWhere(({ kind }) => (kind === 'necessity' ? failed : proved));
    const { strategies } = judged(proof, { ...none, goodThoughUnbalanced: run('ok') });
    expect(strategies.map(({ outcome }) => outcome)).toEqual(['verified', 'refuted', 'verified']);
    expect(strategies[1]!.reason).toContain('ends well although the precondition does not hold');
    // The condition of strategy 3 is enough, but nothing says that it is the weakest.
    expect(strategies[2]!.weakest).toBe(false);
  });

  test('that a run contradicts is a bug of ours, not an answer', () => {
    const proof = proofWhere(() => proved);
    expect(() => judged(proof, { ...none, bad: run('stuck') })).toThrow(/a run refutes/);
  });

  test('under a condition that nothing satisfies is not the first', () => {
    const proof = proofWhere((each) => (isBareExit(each) ? failed : proved), false);
    expect(judged(proof).first).toBeNull();
    expect(firstOf(judged(proof).strategies)).toBeNull();
  });
});

describe('the runs to look for', () => {
  const accepts = (proof: Proof, key: keyof Witnesses) => {
    const wanted = toWanted(encoding, proof)[key];
    if (wanted === null) return null;
    return [0n, 1n, 2n].filter((x) => wanted.accept(new Map([['x', x]])));
  };

  test('are none where all is proved', () => {
    const wanted = toWanted(
      encoding,
      proofWhere(() => proved),
    );
    expect(Object.values(wanted)).toEqual([null, null, null]);
  });

  test('are those that would refute what is open', () => {
    const proof = proofWhere(() => failed);
    expect(accepts(proof, 'bad')).toEqual([0n, 1n, 2n]);
    expect(accepts(proof, 'badThoughBalanced')).toEqual([1n]);
    expect(accepts(proof, 'goodThoughUnbalanced')).toEqual([0n, 2n]);
  });

  test('have values that are possible', () => {
    const wanted = toWanted(
      encodingOf(text, 'x > 1'),
      proofWhere(() => failed),
    );
    const accepted = [0n, 1n, 2n].filter((x) => wanted.bad!.accept(new Map([['x', x]])));
    expect(accepted).toEqual([2n]);
  });
});

test('the strategies are the three of the paper', () => {
  expect(judged(proofWhere(() => proved)).strategies.map(({ strategy }) => strategy)).toEqual(
    strategyNumbers,
  );
});
