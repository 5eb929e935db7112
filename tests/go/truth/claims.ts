import type { GoReader } from '../../../src/go/plain/go-reader.ts';
import { evaluateTerm } from '../../../src/logic/evaluate-term.ts';
import { printTerm } from '../../../src/logic/print-term.ts';
import { compile, type Fragment } from '../../../src/pipeline/compile.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { decide, type Decision } from '../../../src/verdict/decide.ts';
import type { Valuation, Value } from '../../differential/evaluate.ts';
import type { Call } from '../../oracle/go/arguments.ts';

/** How the runs of a call ended in Go: `mixed` where some were clean and others not. */
export type Truth = 'clean' | 'mixed' | 'bad';

/** The verdict on one function, before anybody has confronted it with a run. */
export interface Claimed {
  readonly fragment: Fragment;
  readonly decision: Decision;
  /** Where something is recovered, what we call a bad end may be a good one. */
  readonly recovers: boolean;
}

export async function claimsOn(
  text: string,
  reader: GoReader,
  solver: Solver,
): Promise<ReadonlyMap<string, Claimed>> {
  const claimed = new Map<string, Claimed>();
  const recovers = /\brecover\(\)/.test(text);
  for (const fragment of compile(text, { kind: 'go', reader }).fragments) {
    const decision = await decide(solver, fragment.encoding, fragment.obligations);
    claimed.set(fragment.name, { fragment, decision, recovers });
  }
  return claimed;
}

/** What Go contradicts: a proof of a clean end, one of a bad end, or a run that no run of Go is like. */
export function contradicted(
  { fragment, decision: { verdict, counterexample }, recovers }: Claimed,
  { text, sets }: Call,
  truth: Truth,
): readonly string[] {
  const found: string[] = [];
  const { valuations, complete } = valuationsOf(fragment, sets);
  if (!complete || valuations.length === 0) return found;
  for (const { strategy, outcome, weakest, precondition } of verdict.strategies) {
    if (outcome !== 'verified') continue;
    const { simple } = precondition;
    const always = (value: boolean): boolean =>
      valuations.every((valuation) => evaluateTerm(simple, valuation) === value);
    const what = `${text}: strategy ${strategy}, ${printTerm(simple)}`;
    if (truth !== 'clean' && fragment.given.length === 0 && always(true))
      found.push(`${what} promises a clean end`);
    if (truth !== 'bad' && weakest && always(false) && !recovers)
      found.push(`${what} promises a bad end`);
  }
  if (truth === 'clean' && counterexample !== null && decides(fragment, sets)) {
    const isThis = [...counterexample.valuation].every(
      ([name, value]) => sets.get(name) === value,
    );
    if (isThis) found.push(`${text}: no run of Go is like the run shown`);
  }
  return found;
}

/** Whether the call sets all parameters, so that the run that is shown must be one of Go's. */
function decides({ meanings }: Fragment, sets: ReadonlyMap<string, Value>): boolean {
  return meanings.every(({ name }) => sets.has(name));
}

const lowest = -3;
const highest = 8;
const mostValuations = 600;

/** All that may hold in a run of the call, what the call does not set being small. */
function valuationsOf(
  { meanings, encoding }: Fragment,
  sets: ReadonlyMap<string, Value>,
): { readonly valuations: readonly Valuation[]; readonly complete: boolean } {
  let valuations: readonly Map<string, Value>[] = [new Map()];
  for (const { name, sort, origin, nonNegative } of meanings) {
    const isGiven = origin === 'parameter' || origin === 'length';
    const set = isGiven ? sets.get(name) : undefined;
    const values = set === undefined ? freeValues(sort, nonNegative) : [set];
    valuations = valuations.flatMap((before) =>
      values.map((value) => new Map([...before, [name, value]])),
    );
    if (valuations.length > mostValuations) return { valuations, complete: false };
  }
  const isPossible = (valuation: Valuation): boolean =>
    encoding.assumptions.every(({ term }) => evaluateTerm(term, valuation) === true);
  return { valuations: valuations.filter(isPossible), complete: true };
}

function freeValues(sort: 'int' | 'bool', nonNegative: boolean): readonly Value[] {
  if (sort === 'bool') return [false, true];
  const least = nonNegative ? 0 : lowest;
  return Array.from({ length: highest + 1 - least }, (_, at) => BigInt(at + least));
}
