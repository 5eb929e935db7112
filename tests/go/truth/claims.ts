import type { AssumedTerm } from '../../../src/encode/encoding.ts';
import type { GoReader } from '../../../src/go/plain/go-reader.ts';
import { evaluateTerm } from '../../../src/logic/evaluate-term.ts';
import { printTerm } from '../../../src/logic/print-term.ts';
import { compile, type Fragment } from '../../../src/pipeline/compile.ts';
import type { BeyondFragment } from '../../../src/pipeline/beyond.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { decideGraph } from '../../../src/verdict/counting/decide-graph.ts';
import { decide } from '../../../src/verdict/decide.ts';
import type { Assignment, StrategyVerdict } from '../../../src/verdict/verdict.ts';
import type { Valuation, Value } from '../../differential/evaluate.ts';
import { callsOf, type Call } from '../../oracle/go/arguments.ts';
import { functionsOf } from '../../oracle/go/instrument.ts';
import { nearNumbers } from './near-numbers.ts';

/** How the runs of a call ended in Go: `mixed` where some were clean and others not. */
export type Truth = 'clean' | 'mixed' | 'bad';

/** By file, function and call; a call that panics in another way, or ends everybody, has none. */
export type Truths = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Truth>>>>>
>;

interface SubjectOfTruth {
  readonly name: string;
  readonly calls: readonly Call[];
}

const mostCalls = 16;

/** The exported functions of a file, with arguments from a box of small values. */
export function subjectsOf(text: string, reader: GoReader): readonly SubjectOfTruth[] {
  const file = reader.read([{ name: 'main.go', text }]).files[0]!;
  return functionsOf(file).flatMap((one) => {
    const isSubject =
      /^[A-Z]/.test(one.name.name) && one.receiver === null && one.typeParameters.length === 0;
    const calls = isSubject ? callsOf(file, one) : null;
    if (calls === null) return [];
    const step = Math.ceil(calls.length / mostCalls);
    return [{ name: one.name.name, calls: calls.filter((_, at) => at % step === 0) }];
  });
}

/** The verdict on one function, before anybody has confronted it with a run. */
export interface Claimed extends Pick<Fragment, 'meanings' | 'given'> {
  readonly assumptions: readonly AssumedTerm[];
  readonly strategies: readonly StrategyVerdict[];
  /** The values of a run that goes wrong. */
  readonly witness: Assignment | null;
  /** Where something is recovered, what we call a bad end may be a good one. */
  readonly recovers: boolean;
}

export async function claimsOn(
  text: string,
  reader: GoReader,
  solver: Solver,
  search: 'never' | 'where-needed' = 'where-needed',
): Promise<ReadonlyMap<string, Claimed>> {
  const claimed = new Map<string, Claimed>();
  const recovers = /\brecover\(\)/.test(text);
  const { fragments, beyond } = compile(text, { kind: 'go', reader });
  for (const { name, meanings, given, encoding, obligations } of fragments) {
    const { verdict, counterexample } = await decide(solver, encoding, obligations, {
      search,
    });
    const { strategies } = verdict;
    const witness = counterexample?.valuation ?? null;
    const { assumptions } = encoding;
    claimed.set(name, { meanings, given, assumptions, strategies, witness, recovers });
  }
  for (const fragment of beyond)
    claimed.set(fragment.name, await countedClaim(fragment, solver, recovers));
  return claimed;
}

async function countedClaim(
  { graph, isAbstraction, mayEndAtOnce, meanings, given, assumptions }: BeyondFragment,
  solver: Solver,
  recovers: boolean,
): Promise<Claimed> {
  const { strategies } = await decideGraph(graph, solver, { isAbstraction, mayEndAtOnce });
  return { meanings, given, assumptions, strategies, witness: null, recovers };
}

/** What Go contradicts: a proof of a clean end, one of a bad end, or a run that no run of Go is like. */
export function contradicted(
  claimed: Claimed,
  { text, sets }: Call,
  truth: Truth,
): readonly string[] {
  const { meanings, given, strategies, witness, recovers } = claimed;
  const found: string[] = [];
  const { valuations, complete } = valuationsOf(claimed, sets);
  if (!complete || valuations.length === 0) return found;
  for (const { strategy, outcome, weakest, precondition } of strategies) {
    if (outcome !== 'verified') continue;
    const { simple } = precondition;
    const always = (value: boolean): boolean =>
      valuations.every((valuation) => evaluateTerm(simple, valuation) === value);
    const what = `${text}: strategy ${strategy}, ${printTerm(simple)}`;
    if (truth !== 'clean' && given.length === 0 && always(true))
      found.push(`${what} promises a clean end`);
    if (truth !== 'bad' && weakest && always(false) && !recovers)
      found.push(`${what} promises a bad end`);
  }
  if (truth === 'clean' && witness !== null && decides(meanings, sets)) {
    const isThis = [...witness].every(([name, value]) => sets.get(name) === value);
    if (isThis) found.push(`${text}: no run of Go is like the run shown`);
  }
  return found;
}

/** Whether the call sets all parameters, so that the run that is shown must be one of Go's. */
function decides(meanings: Claimed['meanings'], sets: ReadonlyMap<string, Value>): boolean {
  return meanings.every(
    ({ name, origin }) => (origin === 'parameter' || origin === 'length') && sets.has(name),
  );
}

const lowest = -3;
const highest = 8;
const mostValuations = 600;

/** All that may hold in a run of the call, what the call does not set being small. */
function valuationsOf(
  { meanings, assumptions, strategies }: Claimed,
  sets: ReadonlyMap<string, Value>,
): { readonly valuations: readonly Valuation[]; readonly complete: boolean } {
  let valuations: readonly Map<string, Value>[] = [new Map()];
  const near = nearNumbers(strategies.map(({ precondition }) => precondition.smt));
  for (const { name, sort, origin, nonNegative } of meanings) {
    const isGiven = origin === 'parameter' || origin === 'length';
    const set = isGiven ? sets.get(name) : undefined;
    const values = set === undefined ? freeValues(sort, nonNegative, near) : [set];
    valuations = valuations.flatMap((before) =>
      values.map((value) => new Map([...before, [name, value]])),
    );
    if (valuations.length > mostValuations) return { valuations, complete: false };
  }
  const isPossible = (valuation: Valuation): boolean =>
    assumptions.every(({ term }) => evaluateTerm(term, valuation) === true);
  return { valuations: valuations.filter(isPossible), complete: true };
}

function freeValues(
  sort: 'int' | 'bool',
  nonNegative: boolean,
  near: readonly bigint[],
): readonly Value[] {
  if (sort === 'bool') return [false, true];
  const least = nonNegative ? 0 : lowest;
  const small = Array.from({ length: highest + 1 - least }, (_, at) => BigInt(at + least));
  // What wraps around is far away.
  const all = [...small, 98n, 255n, 2n ** 63n - 1n, 2n ** 64n - 1n, ...near];
  return [...new Set(all)].filter((value) => !nonNegative || value >= 0n);
}
