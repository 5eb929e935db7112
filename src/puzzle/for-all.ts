import { scan } from '../go/syntax/scan.ts';
import * as t from '../logic/term.ts';
import { choicesOf } from '../lower/choices.ts';
import type { Given } from '../model/given.ts';
import { compile } from '../pipeline/compile.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { differ } from './formula/differ.ts';
import { parseFormula } from './formula/parse-formula.ts';
import { proveUnder, withoutContracts } from './prove-under.ts';
import { undecided, wrong } from './rule.ts';
import type { Tools } from './tools.ts';
import { showValues } from './values-run.ts';

/** Why something does not hold for all values, or was not proved; null where it was. */
type Objection = Judgement | null;

/**
 * Whether a function leaves nobody behind at all values that meet a condition, and what checks it neither: runs see
 * only some of them, so that what is not proved is no solution.
 */
export async function objectionFor(
  puzzle: FixIt,
  forAll: ForAll,
  edited: string,
  tools: Tools,
): Promise<Objection> {
  const { function: name, when, checks } = forAll;
  const text = withoutContracts(edited);
  const shown = await counterexample(forAll, text, tools);
  if (shown !== null) return shown;
  if (mayPanicMore(puzzle.program, text)) return unproved(forAll);
  const own = await proveUnder({ texts: [text], function: name, when }, tools);
  if (own.kind !== 'proved' || !isTrusted(own.given, puzzle, name, tools)) return unproved(forAll);
  const { harness } = puzzle;
  for (const [check, words] of harness === null ? [] : Object.entries(checks)) {
    const found = await proveUnder({ texts: [text, harness!], function: check, when }, tools);
    if (found.kind === 'refuted') return wrong(`With ${toWords(found.values)} ${words}.`);
    if (found.kind === 'open' || found.given.length > 0) return unproved(forAll);
  }
  return null;
}

/** Proofs speak of goroutines that wait, not of an index or a division: an edit that brings one along may panic. */
function mayPanicMore(program: string, text: string): boolean {
  return countOfRisks(text) > countOfRisks(program);
}

const risks: ReadonlySet<string> = new Set(['/', '%', '/=', '%=', 'panic']);
const ends: ReadonlySet<string> = new Set(['name', ')', ']', '}', 'string']);

function countOfRisks(text: string): number {
  const { tokens } = scan(text);
  return tokens.filter(({ start, end }, at) => {
    const word = text.slice(start, end);
    const before = tokens[at - 1]?.kind ?? '';
    const next = tokens[at + 1]?.kind;
    // An index or a slice, a slice that is made, a conversion of an interface.
    const isIndex = word === '[' && ends.has(before);
    const isMade = word === 'make' && tokens[at + 2]?.kind === '[';
    return risks.has(word) || isIndex || isMade || (word === '.' && next === '(');
  }).length;
}

function unproved({ when }: ForAll): Judgement {
  return undecided(
    `Nothing goes wrong in the runs that were looked at, but that it is so whenever ${when} was not proved. A simpler program is enough.`,
  );
}

function toWords(values: ReadonlyMap<string, unknown>): string {
  return [...values].map(([name, value]) => `${name} = ${String(value)}`).join(', ');
}

/** What the program of the puzzle takes for granted may be taken for granted, and nothing else. */
function isTrusted(
  given: readonly Given[],
  { program }: FixIt,
  name: string,
  { reader }: Tools,
): boolean {
  const { fragments, beyond } = compile(program, { kind: 'go', reader });
  const before = [...fragments, ...beyond].find((one) => one.name === name)?.given ?? [];
  return given.every(({ code, words }) =>
    before.some((one) => one.code === code && one.words === words),
  );
}

/** Values at which a run of the function goes wrong, with the run; null where there are none, or no words for them. */
async function counterexample(
  { function: fragment, when }: ForAll,
  text: string,
  tools: Tools,
): Promise<Objection> {
  const weakest = await tools.weakest.of({ language: 'go', program: text, fragment });
  if (typeof weakest === 'string' || choicesOf(weakest.fragment.meanings).length > 0) return null;
  const { parameters } = weakest.fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const wanted = parseFormula(when, sorts, 'bool');
  if (!wanted.ok) return null;
  const both = t.and(wanted.term, weakest.term);
  const difference = await differ(tools.solver, parameters, [wanted.term, both], weakest.assumed);
  if (difference.kind !== 'differ') return null;
  const { shown, evidence } = showValues(weakest.fragment, text, difference.values, 'bad');
  return wrong(`With ${shown} some run does not end well.`, evidence);
}
