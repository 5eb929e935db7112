import { assumedTerms, type Encoding } from '../encode/encoding.ts';
import { printSmt } from '../logic/print-smt.ts';
import { variablesOf } from '../logic/term-children.ts';
import { not, type Term } from '../logic/term.ts';
import type { Sort } from '../expression/sort.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { declare } from './ask.ts';

/**
 * The obligations as SMT-LIB that any solver reads: each holds if its check answers unsat. They stand
 * here as they were made; before our own solver sees them they are simplified.
 */
export function printObligations(encoding: Encoding, obligations: readonly Obligation[]): string {
  const invariant = encoding.invariant.map(({ term }) => term);
  const given = assumedTerms(encoding).map((term) => `(assert ${printSmt(term)})\n`);
  const variables = new Map<string, Sort>();
  for (const term of [...assumedTerms(encoding), ...invariant, ...obligations.flatMap(termsOf)])
    variablesOf(term, variables);
  const theory = encoding.invariant.map(
    ({ words, term }) => `; ${words}\n(assert ${printSmt(term)})\n`,
  );
  const bare = obligations.filter(({ usesInvariant }) => !usesInvariant);
  const inductive = obligations.filter(({ usesInvariant }) => usesInvariant);
  return [
    '(set-logic ALL)\n',
    declare(variables),
    ...(given.length === 0 ? [] : ['\n; What holds of the parameters.\n', ...given]),
    ...bare.map(printObligation),
    '\n; The invariant, which the obligations below may use.\n',
    ...theory,
    ...inductive.map(printObligation),
  ].join('');
}

function termsOf({ assumptions, goal }: Obligation): readonly Term[] {
  return [...assumptions, goal];
}

function printObligation({ name, words, assumptions, goal }: Obligation): string {
  const asserts = [...assumptions, not(goal)].map((term) => `(assert ${printSmt(term)})\n`);
  return `\n; ${name}\n; ${words}\n(push 1)\n${asserts.join('')}(check-sat)\n(pop 1)\n`;
}
