import { isGiven } from '../expression/assumption.ts';
import type { Origin } from '../model/quantity.ts';
import type { Assignment } from '../verdict/verdict.ts';
import type { ClaimsOnGo } from './claim.ts';
import type { Control } from './control.ts';
import { evaluatePartly } from './partial.ts';
import { smallValuations, spread } from './valuations.ts';

/** Values of the parameters that arguments decide, and how the verdict says that runs end with them. */
export interface Question {
  readonly values: Assignment;
  readonly expected: 'good' | 'bad';
  /** Nothing else decides it, so that a machine that sees all runs and none that goes wrong contradicts it. */
  readonly isExact: boolean;
}

const mostGood = 8;
const mostBad = 4;

export function questionsFor(
  verdict: ClaimsOnGo,
  controls: readonly Control[],
): readonly Question[] {
  const { claim } = verdict;
  const possible = smallValuations(controls).filter((values) => isPossible(verdict, values));
  const good = possible.filter((values) =>
    claim.good.some((term) => evaluatePartly(term, values) === true),
  );
  const bad = possible.filter((values) =>
    claim.exact.some(
      ({ condition, within }) =>
        evaluatePartly(condition, values) === false && isWithin(values, within, verdict),
    ),
  );
  const contradictory = new Set(good);
  const witness = claim.witness === null ? [] : [witnessOf(verdict, claim.witness, controls)];
  return [
    ...witness,
    ...spread(good, mostGood).map(
      (values) => ({ values, expected: 'good', isExact: true }) as const,
    ),
    ...spread(
      bad.filter((values) => !contradictory.has(values)),
      mostBad,
    ).map((values) => ({ values, expected: 'bad', isExact: true }) as const),
  ];
}

/** What Go's rules and the contracts say of parameters holds. */
function isPossible({ assumptions }: ClaimsOnGo, values: Assignment): boolean {
  return assumptions.every(({ term, origin }) => {
    const value = evaluatePartly(term, values);
    return value === true || (value === null && !(isGiven[origin] && origin === 'contract'));
  });
}

/** All values were tried between the bounds, of all parameters. */
function isWithin(
  values: Assignment,
  within: { readonly low: number; readonly high: number } | null,
  { parameters }: ClaimsOnGo,
): boolean {
  if (within === null) return true;
  return parameters.every(({ name, sort }) => {
    const value = values.get(name);
    if (typeof value !== 'bigint') return value !== undefined && sort === 'bool';
    return value >= BigInt(within.low) && value <= BigInt(within.high);
  });
}

/** What a schedule decides is decided in some run of the machine, which takes every schedule. */
const isScheduled: ReadonlySet<Origin | 'chosen'> = new Set(['choice', 'attempt'] as const);

function witnessOf(
  { parameters, meanings }: ClaimsOnGo,
  witness: Assignment,
  controls: readonly Control[],
): Question {
  const known = new Set(controls.map(({ name }) => name));
  const isExact = parameters.every(({ name }) => {
    const origin = meanings.find((one) => one.name === name)?.origin;
    return known.has(name) || (origin !== undefined && isScheduled.has(origin));
  });
  const values = new Map([...witness].filter(([name]) => known.has(name)));
  return { values, expected: 'bad', isExact };
}
