import type { FragmentReport, Report } from '../../../src/cli/report.ts';
import { evaluateSmt } from '../../differential/smt-text.ts';
import type { Valuation, Value } from '../../differential/evaluate.ts';
import { nearNumbers } from '../../go/truth/near-numbers.ts';
import type { Call } from './arguments.ts';
import type { Tally } from './run-subject.ts';

/** One function of a text: what `check` reports of it, and how its calls ended in Go. */
export interface Judged {
  readonly name: string;
  /** Nothing where the command says nothing of it. */
  readonly report: FragmentReport | null;
  readonly calls: readonly Call[];
  readonly tallies: readonly Tally[];
  readonly recovers: boolean;
}

/** Panics of Go that are about no primitive: a proof does not speak of them, a run does. */
const others =
  /index out of range|slice bounds|nil pointer|divide by zero|interface conversion|nil map|makeslice|hash of unhashable/;

const isOther = ({ panic }: Tally): boolean => panic !== null && others.test(panic);
const endsBadly = ({ leaked, panicked, endless }: Tally): boolean =>
  leaked + panicked + endless > 0;

export function endingOf(tally: Tally): string {
  const { clean, leaked, panicked, ended, endless } = tally;
  const kinds: readonly (readonly [string, number])[] = [
    ['c', clean],
    ['L', leaked],
    [isOther(tally) ? 'o' : 'P', panicked],
    ['e', ended],
    ['E', endless],
  ];
  return kinds.flatMap(([letter, count]) => (count > 0 ? [letter] : [])).join('');
}

/** What `check` says of a function and Go contradicts, or nobody could rely on. */
export function disagreements(judged: Judged, { diagnostics }: Report): readonly string[] {
  const { report, name } = judged;
  if (report === null)
    return diagnostics.length === 0 ? [`${name} gets neither an answer nor a diagnostic`] : [];
  const { headline, confronted } = report;
  if (headline.kind === 'withdrawn') return [`${name} is withdrawn: ${confronted?.words ?? ''}`];
  return [
    ...judged.calls.flatMap((call, at) => againstCall(judged, report, call, judged.tallies[at]!)),
    ...impossibleRun(judged, report),
    ...missed(judged, report),
  ];
}

function againstCall(
  { recovers }: Judged,
  report: FragmentReport,
  call: Call,
  tally: Tally,
): readonly string[] {
  const found: string[] = [];
  const { headline, given, strategies, searched, grade } = report;
  const go = `Go: ${endingOf(tally)}`;
  const bad = endsBadly(tally) && !isOther(tally);
  const { valuations, complete } = valuationsOf(report, call.sets);
  const always = (smt: string, value: boolean): boolean =>
    complete &&
    valuations.length > 0 &&
    valuations.every((valuation) => evaluateSmt(smt, asInSmt(valuation)) === value);
  const isFree = headline.kind === 'free' || headline.kind === 'flawed';
  if (isFree && given.length === 0 && bad) found.push(`${call.text} is free of leaks; ${go}`);
  if (headline.kind === 'never' && tally.clean > 0 && !recovers)
    found.push(`${call.text} never ends well; ${go}`);
  for (const { strategy, outcome, weakest, precondition } of strategies) {
    if (outcome !== 'verified') continue;
    if (given.length === 0 && bad && always(precondition.smt, true))
      found.push(`${call.text} ends well by ${strategy}, ${precondition.text}; ${go}`);
    if (weakest && tally.clean > 0 && !recovers && always(precondition.smt, false))
      found.push(`${call.text} ends badly by ${strategy}, ${precondition.text}; ${go}`);
  }
  if (grade === 'checked' && endsBadly(tally) && searched!.values.some((one) => isCall(one, call)))
    found.push(`${call.text} was checked; ${go}`);
  return found;
}

/** SMT-LIB's quoted names may hold no bar and no backslash. */
function asInSmt(valuation: Valuation): Valuation {
  return new Map([...valuation].map(([name, value]) => [name.replace(/[|\\]/g, '_'), value]));
}

/** The run that is shown has values with which Go never goes wrong. */
function impossibleRun(
  { calls, tallies, recovers }: Judged,
  { counterexample, choices, searched }: FragmentReport,
): readonly string[] {
  if (counterexample === null || recovers) return [];
  const supposed = [...(searched?.supposed ?? []), ...choices.map(({ name }) => name)];
  const like = calls.flatMap((call, at) =>
    isCall(counterexample.valuation, call) ? [tallies[at]!] : [],
  );
  const isClean = like.length > 0 && like.every((tally) => endingOf(tally) === 'c');
  if (!isClean) return [];
  const broken = searched?.properties
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ name }) => name);
  const how = supposed.length === 0 ? '' : `, supposing ${supposed.join(', ')}`;
  const values = JSON.stringify(counterexample.valuation);
  return [`a run with ${values} is shown (${broken?.join(' ') ?? 'proof'})${how}; Go: c`];
}

/** Go goes wrong, and the search did not find it. */
function missed({ name, calls, tallies }: Judged, { grade }: FragmentReport): readonly string[] {
  if (grade !== 'searched' && grade !== 'checked') return [];
  const at = tallies.findIndex(endsBadly);
  return at < 0 ? [] : [`${name} is ${grade}; ${calls[at]!.text} Go: ${endingOf(tallies[at]!)}`];
}

/** Whether the call has these values, as far as both speak of the same. */
function isCall(values: Readonly<Record<string, unknown>>, { sets }: Call): boolean {
  return (
    Object.keys(values).every((name) => sets.has(name)) &&
    [...sets].every(([name, value]) => !(name in values) || String(values[name]) === String(value))
  );
}

const lowest = -3;
const highest = 8;
const mostValuations = 3000;

/** All that may hold in a run of the call, what the call does not set being small. */
function valuationsOf(
  { parameters, choices, assumptions, strategies }: FragmentReport,
  sets: ReadonlyMap<string, Value>,
): { readonly valuations: readonly Valuation[]; readonly complete: boolean } {
  const chosen = new Set(choices.map(({ name }) => name));
  let valuations: readonly Map<string, Value>[] = [new Map()];
  const near = nearNumbers(strategies.map(({ precondition }) => precondition.smt));
  for (const { name, sort } of parameters) {
    const set = chosen.has(name) ? undefined : sets.get(name);
    const values = set === undefined ? freeValues(sort, near) : [set];
    valuations = valuations.flatMap((before) =>
      values.map((value) => new Map([...before, [name, value]])),
    );
    if (valuations.length > mostValuations) return { valuations, complete: false };
  }
  const isPossible = (valuation: Valuation): boolean =>
    assumptions.every(({ smt }) => evaluateSmt(smt, asInSmt(valuation)) === true);
  return { valuations: valuations.filter(isPossible), complete: true };
}

function freeValues(sort: 'int' | 'bool', near: readonly bigint[]): readonly Value[] {
  if (sort === 'bool') return [false, true];
  const small = Array.from({ length: highest + 1 - lowest }, (_, at) => BigInt(at + lowest));
  const all = [...small, 98n, 255n, 2n ** 63n - 1n, 2n ** 64n - 1n, ...near];
  return [...new Set(all)];
}
