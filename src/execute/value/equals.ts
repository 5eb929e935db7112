import type { Supposed } from '../state/state.ts';
import { comparison } from '../term/make.ts';
import { keyOf } from '../term/spell.ts';
import type { Term, TermOf } from '../term/term.ts';

/** What is equal to a third is so to whatever that is equal to, and to nothing else; null where none is known. */
export function equalAnswer(supposed: ReadonlyMap<string, Supposed>, term: Term): boolean | null {
  if (!isEquality(term)) return null;
  const { left, right } = term;
  for (const { term: other, value } of supposed.values()) {
    if (value !== true || !isEquality(other)) continue;
    const answer =
      throughThird(supposed, left, right, other) ?? throughThird(supposed, right, left, other);
    if (answer !== null) return answer;
  }
  return null;
}

const isEquality = (term: Term): term is TermOf<'comparison'> =>
  term.kind === 'comparison' && term.relation === '==';

/** Where the one is equal to a third: whether that is equal to the other. */
function throughThird(
  supposed: ReadonlyMap<string, Supposed>,
  one: Term,
  other: Term,
  { left, right, sort }: TermOf<'comparison'>,
): boolean | null {
  const own = keyOf(one);
  const third = keyOf(left) === own ? right : keyOf(right) === own ? left : null;
  if (third === null) return null;
  const known = supposed.get(keyOf(comparison('==', third, other, sort)));
  return known === undefined ? null : (known.value as boolean);
}
