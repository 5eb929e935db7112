import { mapChildren } from '../../logic/term-children.ts';
import { add, integer, multiply, type Term } from '../../logic/term.ts';
import { printTerm } from '../../logic/print-term.ts';

/** Every sum within a term, as below. */
export function collectAll(term: Term): Term {
  return collectTerms(mapChildren(term, collectAll));
}

/** `a + b + b` as `a + 2 * b`, in a sum that people read: what counts twice is easier seen so. */
export function collectTerms(term: Term): Term {
  if (term.kind !== 'add') return term;
  const counts = new Map<string, { readonly term: Term; readonly count: number }>();
  for (const one of term.terms) {
    const text = printTerm(one);
    counts.set(text, { term: one, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  const collected = [...counts.values()].map(({ term: one, count }) =>
    count === 1 || one.kind === 'integer' ? repeated(one, count) : multiply(integer(count), one),
  );
  return add(...collected);
}

function repeated(one: Term, count: number): Term {
  return add(...Array.from({ length: count }, () => one));
}
