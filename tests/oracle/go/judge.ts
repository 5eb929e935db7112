import type { VirgoFragment } from '../../../src/virgo/from-fragment/to-virgo.ts';
import { evaluateBoolean, type Valuation, type Value } from '../../differential/evaluate.ts';
import { interpret } from '../../differential/interpreter.ts';

/** What the VirGo program says about one call, over all values of what the call does not set. */
export interface Judged {
  readonly valuations: number;
  /** Every run, for every value of the rest, ends. */
  readonly alwaysClean: boolean;
  /** No run ends, whatever the rest. */
  readonly neverClean: boolean;
  readonly complete: boolean;
}

const mostValuations = 600;

export function judge(fragment: VirgoFragment, sets: ReadonlyMap<string, Value>): Judged {
  let alwaysClean = true;
  let neverClean = true;
  let complete = true;
  const valuations = valuationsOf(fragment, sets);
  for (const valuation of valuations) {
    const {
      ok,
      stuck,
      crash,
      complete: whole,
    } = interpret(fragment.program, valuation, { maxStates: 40_000, interleavings: 'local-first' });
    complete &&= whole;
    if (stuck || crash) alwaysClean = false;
    if (ok) neverClean = false;
  }
  return { valuations: valuations.length, alwaysClean, neverClean, complete };
}

function valuationsOf(
  fragment: VirgoFragment,
  sets: ReadonlyMap<string, Value>,
): readonly Valuation[] {
  let valuations: readonly Map<string, Value>[] = [new Map()];
  for (const { name, sort, nonNegative } of fragment.parameters) {
    const set = sets.get(name);
    const least = nonNegative ? 0 : -1;
    const free: readonly Value[] =
      sort === 'bool'
        ? [false, true]
        : Array.from({ length: 6 - least }, (_, at) => BigInt(at + least));
    const values = set === undefined ? free : [set];
    valuations = valuations
      .flatMap((before) => values.map((value) => new Map([...before, [name, value]])))
      .slice(0, mostValuations);
  }
  return valuations.filter((valuation) =>
    fragment.assumptions.every(({ expression }) => evaluateBoolean(expression, valuation) === true),
  );
}
