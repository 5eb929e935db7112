import { describe, expect, test } from 'vitest';
import type { Program } from '../../src/virgo/ast.ts';
import { examine } from './claims.ts';
import type { Claims, StrategyClaim } from './claims.ts';
import { channel, go, integer, loop, parameter, program, receive, send } from './generate/build.ts';

/** Clean for x = 1 only: for 0 .. x sends against one receive. */
const once: Program = program([
  channel('c', integer(0)),
  go([loop(integer(0), parameter('x'), [send('c')])]),
  receive('c'),
]);

const right: StrategyClaim = {
  strategy: 2,
  outcome: 'verified',
  smt: '(= x 1)',
  satisfiable: true,
  weakest: true,
};

function found(
  claim: Partial<StrategyClaim>,
  counterexample: Claims['counterexample'] = null,
): string {
  const parameters = [{ name: 'x', sort: 'int' }] as const;
  const claims: Claims = { parameters, strategies: [{ ...right, ...claim }], counterexample };
  return examine(once, claims).contradictions.join('\n');
}

describe('what running a program says about a report', () => {
  test('nothing against a right one', () => {
    expect(found({})).toBe('');
    expect(found({ smt: '(and (= x 1) false)', satisfiable: false, weakest: false })).toBe('');
    expect(found({}, { valuation: new Map([['x', 2n]]), ending: 'stuck' })).toBe('');
    expect(found({ outcome: 'not-proved', smt: 'true', weakest: false })).toBe('');
  });

  test.each<[string, Partial<StrategyClaim>]>([
    ['verified, but a run gets stuck', { smt: '(<= 1 x)', weakest: false }],
    ['called weakest, but excludes a clean valuation', { smt: 'false', satisfiable: false }],
    ['called unsatisfiable, but holds', { satisfiable: false }],
    ['no definite truth value', { smt: '(= (div 1 (- x 1)) 1)' }],
    ['called weakest without being verified', { outcome: 'not-proved' }],
    ['verified without a precondition', { smt: null }],
    [
      'strategy 1 is refuted without a counterexample',
      { strategy: 1, smt: 'true', outcome: 'refuted', weakest: false },
    ],
  ])('%s', (message, claim) => {
    expect(found(claim)).toContain(message);
  });

  test('verified, but a run crashes', () => {
    const claim: StrategyClaim = { ...right, smt: 'true', weakest: false };
    const claims: Claims = {
      parameters: [{ name: 'x', sort: 'int' }],
      strategies: [claim],
      counterexample: null,
    };
    const negative = program([channel('c', parameter('x'))]);
    const { contradictions, ...counts } = examine(negative, claims);
    expect(counts).toEqual({ valuations: 8, undecided: 0 });
    expect(contradictions).toHaveLength(5);
    expect(contradictions[0]).toContain('x=-3: verified, but a run crashes');
  });

  test('a counterexample to what is verified', () => {
    const stuck = { valuation: new Map([['x', 2n]]), ending: 'stuck' } as const;
    expect(found({ strategy: 1, smt: 'true' }, stuck)).toContain(
      'although there is a counterexample',
    );
  });

  test('a counterexample that is none', () => {
    const clean = { valuation: new Map([['x', 1n]]), ending: 'stuck' } as const;
    expect(found({}, clean)).toContain('no run ends as stuck at x=1');
    const wrongEnding = { valuation: new Map([['x', 2n]]), ending: 'crash' } as const;
    expect(found({}, wrongEnding)).toContain('no run ends as crash at x=2');
  });
});
