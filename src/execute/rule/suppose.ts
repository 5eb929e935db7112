import { isTotal } from '../term/sort.ts';
import { keyOf, wordsOf } from '../term/spell.ts';
import type { Term, TermOf } from '../term/term.ts';
import { termOf } from '../value/term.ts';
import type { Value } from '../value/value.ts';

/** What is supposed of an unknown, as people say it: `err != nil`. */
export function supposition(term: Term, value: Value): string {
  if (typeof value !== 'boolean') return `${subject(term)} = ${wordsOf(termOf(value))}`;
  if (term.kind === 'not') return supposition(term.of, !value);
  if (term.kind === 'comparison') return compared(term, value);
  if (value) return subject(term);
  return term.kind === 'ready' ? `${subject(term.channel)} is never ready` : `not ${subject(term)}`;
}

function compared({ relation, left, right, sort }: TermOf<'comparison'>, holds: boolean): string {
  const [one, other] = [subject(left), object(right)];
  // The very same value, which only a NaN is not equal to.
  if (relation === '==' && sort.kind === 'float' && keyOf(left) === keyOf(right))
    return `${one} is ${holds ? 'not ' : ''}NaN`;
  if (relation === '==' && one === other) return `${one} ${holds ? 'has not' : 'has'} changed`;
  if (relation === '==') return `${one} ${holds ? '==' : '!='} ${other}`;
  if (holds) return `${one} ${relation} ${other}`;
  // A NaN is not less than 1, and not at least 1 either.
  return isTotal(sort) ? `${one} >= ${other}` : `not ${one} ${relation} ${other}`;
}

/** `f(), result 2` is "result 2 of f()". */
function subject(term: Term): string {
  const words = wordsOf(term);
  const of = term.kind === 'fresh' ? term.of : term;
  if (of.kind === 'returned' && of.result !== null)
    return `result ${String(of.result)} of ${wordsOf(of.callee)}()`;
  if (of.kind !== 'call' || of.result === null) return words;
  return `result ${String(of.result)} of ${of.name}(${of.operands.map(wordsOf).join(', ')})`;
}

/** What has no short text is not named. */
function object(term: Term): string {
  if (term.kind === 'zero') return 'nil';
  return term.kind === 'value' ? 'what it is compared with' : wordsOf(term);
}
