import { evaluateTerm } from '../../../src/logic/evaluate-term.ts';
import type { Fragment } from '../../../src/pipeline/compile.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import type { Valuation, Value } from '../../differential/evaluate.ts';
import { interpret } from '../../differential/interpreter.ts';
import { evaluateSmt } from '../../differential/smt-text.ts';
import type { Reading } from './readings.ts';

/** What is said about one call, over all values of what the call does not set. */
export interface Judged {
  /** Every run of the VirGo program, for every value of the rest, ends. */
  readonly alwaysClean: boolean;
  /** No run ends, whatever the rest. */
  readonly neverClean: boolean;
  /** Every value and every run was looked at. */
  readonly complete: boolean;
  /** The strategies that promise a clean end, and those that promise that there is none. */
  readonly promisesClean: readonly number[];
  readonly promisesBad: readonly number[];
}

const mostValuations = 600;
const mostStates = 40_000;

export function judge({ fragment, strategies }: Reading, sets: ReadonlyMap<string, Value>): Judged {
  const { valuations, complete } = valuationsOf(fragment, sets);
  const judgements = valuations.map((valuation) =>
    interpret(fragment.program.program, valuation, {
      maxStates: mostStates,
      interleavings: 'local-first',
    }),
  );
  const isKnown = complete && valuations.length > 0;
  const proved = strategies.filter(({ outcome }) => outcome === 'verified');
  const always = (truth: boolean, { precondition }: StrategyVerdict): boolean =>
    isKnown && valuations.every((valuation) => evaluateSmt(precondition.smt, valuation) === truth);
  return {
    alwaysClean: isKnown && judgements.every(({ stuck, crash }) => !stuck && !crash),
    neverClean: isKnown && judgements.every(({ ok }) => !ok),
    complete: complete && judgements.every((one) => one.complete),
    promisesClean: numbers(proved.filter((one) => always(true, one))),
    // What is proved to be the weakest is proved to be necessary for any run to end.
    promisesBad: numbers(proved.filter((one) => one.weakest && always(false, one))),
  };
}

function numbers(strategies: readonly StrategyVerdict[]): readonly number[] {
  return strategies.map(({ strategy }) => strategy);
}

/** Values of what the call does not set: all that comes of small arguments. */
const lowest = -3;
const highest = 8;

function freeValues(sort: 'int' | 'bool', nonNegative: boolean): readonly Value[] {
  if (sort === 'bool') return [false, true];
  const least = nonNegative ? 0 : lowest;
  return Array.from({ length: highest + 1 - least }, (_, at) => BigInt(at + least));
}

function valuationsOf(
  { meanings, encoding }: Fragment,
  sets: ReadonlyMap<string, Value>,
): { readonly valuations: readonly Valuation[]; readonly complete: boolean } {
  let valuations: readonly Map<string, Value>[] = [new Map()];
  let complete = true;
  for (const { name, sort, origin, nonNegative } of meanings) {
    const isGiven = origin === 'parameter' || origin === 'length';
    const set = isGiven ? sets.get(name) : undefined;
    const values = set === undefined ? freeValues(sort, nonNegative) : [set];
    const all = valuations.flatMap((before) =>
      values.map((value) => new Map([...before, [name, value]])),
    );
    complete &&= all.length <= mostValuations;
    valuations = all.slice(0, mostValuations);
  }
  const isPossible = (valuation: Valuation): boolean =>
    encoding.assumptions.every(({ term }) => evaluateTerm(term, valuation) === true);
  return { valuations: valuations.filter(isPossible), complete };
}
