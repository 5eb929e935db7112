import { assumedTerms, type Encoding } from '../encode/encoding.ts';
import { printSmt } from '../logic/print-smt.ts';
import { variablesOf } from '../logic/term-children.ts';
import type { Sort } from '../expression/sort.ts';
import { not, type Term } from '../logic/term.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { declare } from './ask.ts';

/**
 * One obligation as a script for any solver, in full: what was sent to Z3 says the same with less, since
 * the facts that the goal does not need are left out there.
 */
export function printObligation(encoding: Encoding, obligation: Obligation): string {
  const goal = not(obligation.goal);
  const invariant = obligation.usesInvariant ? encoding.invariant : [];
  const given = assumedTerms(encoding);
  const hypotheses = [...given, ...invariant.map(({ term }) => term)];
  const variables = new Map<string, Sort>();
  for (const term of [...hypotheses, ...obligation.assumptions, goal]) variablesOf(term, variables);
  return [
    comment(`${obligation.name}: ${obligation.words}`),
    comment('It holds for all values if this is unsatisfiable.'),
    declare(variables).trimEnd(),
    ...section('what holds of the parameters', given),
    ...invariant.flatMap(({ words, term }) => [comment(`invariant: ${words}`), assert(term)]),
    ...section('the step', obligation.assumptions),
    ...section('the opposite of the goal', [goal]),
    '(check-sat)',
    '',
  ].join('\n');
}

function section(title: string, terms: readonly Term[]): readonly string[] {
  return terms.length === 0 ? [] : [comment(title), ...terms.map(assert)];
}

function assert(term: Term): string {
  return `(assert ${printSmt(term)})`;
}

function comment(text: string): string {
  return `; ${text.replaceAll(/\s+/g, ' ')}`;
}
