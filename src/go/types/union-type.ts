import type { GoExpression, TypeElement } from '../syntax/node.ts';
import { later, type Checker } from './checker.ts';
import { identical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { fail, typeText } from './report.ts';
import { typeSetOf } from './type-set.ts';
import { covers } from './type-set-core.ts';
import type { Type, TypeTerm } from './type.ts';

type Read = (c: Checker, e: GoExpression) => Type;

/** A | ~B; of a single type without ~ that type. */
export function unionOf(c: Checker, element: TypeElement, read: Read): Type {
  const terms = element.terms.map((term): TypeTerm => ({
    tilde: term.tilde,
    type: read(c, term.type),
  }));
  const [only] = terms;
  if (only !== undefined && terms.length === 1 && !only.tilde) {
    const { span } = element;
    if (only.type.kind === 'type-parameter')
      fail(c, span, 'go-embeds-parameter', { type: typeText(c, only.type) });
    return only.type;
  }
  later(c, () => checkTerms(c, element, terms));
  return { kind: 'union', terms };
}

function checkTerms(c: Checker, element: TypeElement, terms: readonly TypeTerm[]): void {
  for (const [index, term] of terms.entries()) {
    const { span } = element.terms[index]!;
    const under = underlyingOf(term.type);
    if (term.type.kind === 'unknown' || under.kind === 'unknown') continue;
    const type = typeText(c, term.type);
    if (term.type.kind === 'type-parameter') {
      fail(c, span, 'go-term-parameter', { type });
      continue;
    }
    if (term.tilde && under.kind === 'interface') {
      fail(c, span, 'go-tilde-interface', { type });
      continue;
    }
    if (term.tilde && !identical(under, term.type)) {
      fail(c, span, 'go-tilde-underlying', { type, underlying: typeText(c, under) });
      continue;
    }
    if (under.kind === 'interface') {
      const set = typeSetOf(under);
      if (terms.length > 1 && set.methods.length > 0) fail(c, span, 'go-union-methods', { type });
      else if (terms.length > 1 && set.isComparable) fail(c, span, 'go-union-comparable', { type });
      continue;
    }
    const overlaps = terms
      .slice(0, index)
      .some(
        (other) =>
          underlyingOf(other.type).kind !== 'interface' &&
          (covers(other, term, identical) || covers(term, other, identical)),
      );
    if (overlaps) fail(c, span, 'go-overlapping-terms', { type });
  }
}
