import * as t from '../logic/term.ts';
import { choicesOf } from '../lower/choices.ts';
import type { Given } from '../model/given.ts';
import { compile } from '../pipeline/compile.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { differ } from './formula/differ.ts';
import { parseFormula } from './formula/parse-formula.ts';
import { wrongAtLarger } from './larger-values.ts';
import { proveUnder, withoutContracts } from './prove-under.ts';
import { undecided, wrong } from './rule.ts';
import type { Tools } from './tools.ts';
import { showValues, valuesInWords } from './values-run.ts';
import { wordsOf } from './words.ts';

/** Why something does not hold for all values, or was not proved; null where it was. */
type Objection = Judgement | null;

/**
 * Whether a function leaves nobody behind at all values that meet a condition, and what checks it neither: runs see
 * only some of them, so that what is not proved is no solution. `unseen` is what stands against an edit that no run
 * comes to; it is looked at before the long proofs.
 */
export async function objectionFor(
  puzzle: FixIt,
  forAll: ForAll,
  edited: string,
  unseen: Judgement | null,
  tools: Tools,
): Promise<Objection> {
  const { function: name, when, checks } = forAll;
  const text = withoutContracts(edited);
  const exact = name === null ? null : await byCondition(name, when, text, tools);
  if (exact?.kind === 'refuted') return exact.judgement;
  const larger = wrongAtLarger(puzzle, forAll, text, tools);
  const against = larger?.kind === 'wrong' ? larger : (unseen ?? larger);
  if (against !== null || name === null) return against;
  if (mayPanicMore(puzzle.program, text)) return unproved(forAll);
  const own = exact ?? (await proveUnder({ texts: [text], function: name, when }, tools));
  if (own.kind !== 'proved' || !isTrusted(own.given, puzzle, name, tools)) return unproved(forAll);
  const { harness } = puzzle;
  for (const [check, words] of harness === null ? [] : Object.entries(checks)) {
    const found = await proveUnder({ texts: [text, harness!], function: check, when }, tools);
    if (found.kind === 'refuted') return wrong(`With ${valuesInWords(found.values)} ${words}.`);
    if (found.kind === 'open' || found.given.length > 0) return unproved(forAll);
  }
  return null;
}

/** Proofs speak of goroutines that wait, not of an index or a division: an edit that brings one along may panic. */
function mayPanicMore(program: string, text: string): boolean {
  return countOfRisks(text) > countOfRisks(program);
}

const risks: ReadonlySet<string> = new Set(['/', '%', '/=', '%=', '<<=', '>>=', 'panic']);
function countOfRisks(text: string): number {
  const words = wordsOf(text);
  return words.filter(({ word }, at) => {
    // An index or a slice, a slice that is made, a conversion of an interface.
    const isIndex = word === '[' && words[at - 1]?.endsValue === true;
    const isMade = word === 'make' && words[at + 2]?.word === '[';
    // By a number of bits that may be negative.
    const isShift = (word === '<<' || word === '>>') && !/^\d/.test(words[at + 1]?.word ?? '');
    return (
      risks.has(word) ||
      isIndex ||
      isMade ||
      isShift ||
      (word === '.' && words[at + 1]?.word === '(')
    );
  }).length;
}

function unproved({ when }: ForAll): Judgement {
  return undecided(
    `Nothing goes wrong in the runs that were looked at, but that it is so whenever ${when} was not proved. A simpler program is enough.`,
  );
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

type Exact =
  | { readonly kind: 'proved'; readonly given: readonly Given[] }
  /** Values at which a run of the function goes wrong, with the run. */
  | { readonly kind: 'refuted'; readonly judgement: Judgement };

/** What the weakest precondition says of the function; null where none is known, or it speaks of choices. */
async function byCondition(
  fragment: string,
  when: string,
  text: string,
  tools: Tools,
): Promise<Exact | null> {
  const weakest = await tools.weakest.of({ language: 'go', program: text, fragment });
  if (typeof weakest === 'string' || choicesOf(weakest.fragment.meanings).length > 0) return null;
  const { parameters } = weakest.fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const wanted = parseFormula(when, sorts, 'bool');
  if (!wanted.ok) return null;
  const both = t.and(wanted.term, weakest.term);
  const difference = await differ(tools.solver, parameters, [wanted.term, both], weakest.assumed);
  switch (difference.kind) {
    case 'open':
      return null;
    case 'equal':
      return { kind: 'proved', given: weakest.fragment.given };
    case 'differ': {
      const { shown, evidence } = showValues(weakest.fragment, text, difference.values, 'bad');
      const judgement = wrong(`With ${shown} some run does not end well.`, evidence);
      return { kind: 'refuted', judgement };
    }
  }
}
