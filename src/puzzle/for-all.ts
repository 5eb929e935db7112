import { assumedTerms } from '../encode/encoding.ts';
import { scan } from '../go/syntax/scan.ts';
import * as t from '../logic/term.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { differ } from './formula/differ.ts';
import { parseFormula } from './formula/parse-formula.ts';
import { undecided, wrong } from './rule.ts';
import type { Tools } from './tools.ts';
import { showValues } from './values-run.ts';

type Outcome =
  | { readonly kind: 'proved' }
  /** Neither proved nor refuted. */
  | { readonly kind: 'open' }
  | { readonly kind: 'no'; readonly judgement: Judgement };

/** Whether a function leaves nobody behind at all values that meet a condition: runs see only some of them. */
export async function checkForAll(
  { program }: FixIt,
  { function: fragment, when }: ForAll,
  text: string,
  tools: Tools,
): Promise<Outcome> {
  const weakest = await tools.weakest.of({ language: 'go', program: text, fragment });
  if (typeof weakest === 'string') return unproved(program, text);
  const { parameters } = weakest.fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const wanted = parseFormula(when, sorts, 'bool');
  if (!wanted.ok) return unproved(program, text);
  const both = t.and(wanted.term, weakest.term);
  const assumed = t.and(...assumedTerms(weakest.fragment.encoding));
  const difference = await differ(tools.solver, parameters, [wanted.term, both], assumed);
  switch (difference.kind) {
    case 'equal':
      return { kind: 'proved' };
    case 'open':
      return unproved(program, text);
    case 'differ': {
      const { shown, evidence } = showValues(weakest.fragment, text, difference.values, 'bad');
      const message = `With ${shown} some run leaves somebody waiting.`;
      return { kind: 'no', judgement: wrong(message, evidence) };
    }
  }
}

/** Runs with few goroutines say nothing about a number that was chosen to be enough for those. */
function unproved(program: string, text: string): Outcome {
  const known = integersOf(program);
  const chosen = integersOf(text).find((one) => !['0', '1'].includes(one) && !known.includes(one));
  if (chosen === undefined) return { kind: 'open' };
  const message = `Nothing goes wrong in the runs that were looked at, but whether ${chosen} is enough for all values was not proved.`;
  return { kind: 'no', judgement: undecided(message) };
}

function integersOf(text: string): readonly string[] {
  return scan(text).tokens.flatMap(({ kind, start, end }) =>
    kind === 'integer' ? [text.slice(start, end)] : [],
  );
}
