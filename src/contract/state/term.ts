/** An S-expression: what the solver reads, before it is text. */
export type Term = string | readonly Term[];

export const yes: Term = 'true';
export const no: Term = 'false';

export function printTerm(term: Term): string {
  if (typeof term === 'string') return term;
  return `(${term.map(printTerm).join(' ')})`;
}

export function and(...terms: readonly Term[]): Term {
  const parts = terms.filter((one) => one !== yes);
  if (parts.includes(no)) return no;
  if (parts.length === 0) return yes;
  return parts.length === 1 ? parts[0]! : ['and', ...parts];
}

export function or(...terms: readonly Term[]): Term {
  const parts = terms.filter((one) => one !== no);
  if (parts.includes(yes)) return yes;
  if (parts.length === 0) return no;
  return parts.length === 1 ? parts[0]! : ['or', ...parts];
}

export function not(term: Term): Term {
  if (term === yes) return no;
  if (term === no) return yes;
  return ['not', term];
}

export function implies(condition: Term, then: Term): Term {
  if (condition === yes || then === yes) return then;
  if (condition === no) return yes;
  return ['=>', condition, then];
}

export function ite(condition: Term, then: Term, otherwise: Term): Term {
  if (condition === yes) return then;
  if (condition === no) return otherwise;
  return sameTerm(then, otherwise) ? then : ['ite', condition, then, otherwise];
}

export function eq(left: Term, right: Term): Term {
  return sameTerm(left, right) ? yes : ['=', left, right];
}

export function sameTerm(a: Term, b: Term): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string' || a.length !== b.length) return false;
  return a.every((one, index) => sameTerm(one, b[index]!));
}

export function number(value: bigint | number): Term {
  const whole = BigInt(value);
  return whole < 0n ? ['-', String(-whole)] : String(whole);
}

export interface Bound {
  readonly name: string;
  readonly sort: Term;
}

/** Bound names are fresh everywhere, so nothing can be captured. */
export function substitute(term: Term, values: ReadonlyMap<string, Term>): Term {
  if (typeof term === 'string') return values.get(term) ?? term;
  let isChanged = false;
  const parts = term.map((one) => {
    const made = substitute(one, values);
    if (made !== one) isChanged = true;
    return made;
  });
  return isChanged ? parts : term;
}

export function mentions(term: Term, names: ReadonlySet<string>): boolean {
  return typeof term === 'string' ? names.has(term) : term.some((one) => mentions(one, names));
}

/** forall with patterns; without any the solver chooses. */
export function forall(
  bound: readonly Bound[],
  body: Term,
  patterns: readonly (readonly Term[])[] = [],
): Term {
  if (bound.length === 0 || body === yes) return body;
  const names = bound.map(({ name, sort }): Term => [name, sort]);
  const marked: Term =
    patterns.length === 0
      ? body
      : ['!', body, ...patterns.flatMap((one): Term[] => [':pattern', one])];
  return ['forall', names, marked];
}

export function exists(bound: readonly Bound[], body: Term): Term {
  return bound.length === 0
    ? body
    : ['exists', bound.map(({ name, sort }): Term => [name, sort]), body];
}
