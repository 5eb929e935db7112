import { wordsStyle, printTerm } from '../../logic/print-term.ts';
import { not, type Term } from '../../logic/term.ts';
import type { CompareOperator } from '../../expression/operators.ts';
import { choiceWords } from './choice-words.ts';

/** With more parts a formula is read more easily than its words. */
const mostParts = 4;

/**
 * When something bad happens that happens exactly where the condition fails: 'unless x is exactly 1', or
 * 'when n is negative', which is easier to read than 'unless n is not negative'. Null where words would not help.
 */
export function failsWords(condition: Term): string | null {
  const negated = isNegative(condition) ? wordsOf(negationOf(condition)) : null;
  if (negated !== null) return `when ${negated}`;
  const words = wordsOf(condition);
  return words === null ? null : `unless ${words}`;
}

/** A condition as one would say it; null where its formula is easier to read. */
export function wordsOf(term: Term): string | null {
  const alternatives = term.kind === 'or' ? term.terms : [term];
  const parts = alternatives.map((one) => (one.kind === 'and' ? one.terms : [one]));
  if (parts.flat().length > mostParts) return null;
  const words = parts.map((conjuncts) => conjuncts.map(partWords));
  if (words.flat().includes(null)) return null;
  const isMixed = parts.length > 1 && parts.flat().length > parts.length;
  return words.map((conjuncts) => conjuncts.join(' and ')).join(isMixed ? ', or ' : ' or ');
}

function isNegative(term: Term): boolean {
  return (term.kind === 'or' ? term.terms : [term]).every((one) => {
    if (one.kind !== 'compare') return one.kind === 'not';
    return relation(one.operator, one.right).startsWith('not ');
  });
}

function negationOf(term: Term): Term {
  if (term.kind !== 'or') return not(term);
  return { kind: 'and', terms: term.terms.map((one) => not(one)) };
}

function partWords(term: Term): string | null {
  if (term.kind === 'variable') return choiceWords(term.name, true);
  if (term.kind === 'not' && term.operand.kind === 'variable')
    return choiceWords(term.operand.name, false);
  if (term.kind !== 'compare' || !isPlain(term.left) || !isPlain(term.right)) return null;
  return `${printTerm(term.left, wordsStyle)} is ${relation(term.operator, term.right)}`;
}

/** A name, a number, or a short sum of them. */
function isPlain(term: Term): boolean {
  const text = printTerm(term, wordsStyle);
  return text.length <= 24 && /^[\p{L}\p{N}_.()' +-]+$/u.test(text);
}

function relation(operator: CompareOperator, right: Term): string {
  const sign = right.kind === 'integer' && right.value === 0n ? signs[operator] : undefined;
  return sign ?? `${relations[operator]} ${printTerm(right, wordsStyle)}`;
}

const relations: Readonly<Record<CompareOperator, string>> = {
  '==': 'exactly',
  '!=': 'not',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

const signs: Readonly<Partial<Record<CompareOperator, string>>> = {
  '<': 'negative',
  '>': 'positive',
  '>=': 'not negative',
};
