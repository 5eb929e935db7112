import { printSmt, smtSort, smtSymbol } from '../../logic/print-smt.ts';
import { variablesOf } from '../../logic/term-children.ts';
import { not, type Term } from '../../logic/term.ts';
import type { Sort } from '../../expression/sort.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import type { Fragment } from '../compile.ts';

/**
 * An obligation as a script for any solver, in full: what was sent to Z3 says the same with less,
 * since the facts that the goal does not need are left out there.
 */
export function obligationText({ encoding }: Fragment, obligation: Obligation): string {
  const goal = not(obligation.goal);
  const invariant = obligation.usesInvariant ? encoding.invariant : [];
  const variables = new Map<string, Sort>();
  for (const term of [...invariant.map((one) => one.term), ...obligation.assumptions, goal]) {
    variablesOf(term, variables);
  }
  return [
    comment(`${obligation.name}: ${obligation.words}`),
    comment('It holds for all values if this is unsatisfiable.'),
    ...[...variables].map(([name, sort]) => `(declare-const ${smtSymbol(name)} ${smtSort(sort)})`),
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
