import * as t from '../term.ts';
import type { NormalForms } from './normal-forms.ts';
import type { PolynomialId } from './polynomials.ts';

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Conditionals have no short infix form; a formula with one is left to others. */
function readAtom(forms: NormalForms, id: number): t.Term | null {
  const atom = forms.atom(id);
  switch (atom.kind) {
    case 'variable':
      return t.variable(atom.name, 'int');
    case 'indicator':
      return null;
    case 'quotient': {
      const left = readPolynomial(forms, atom.left);
      const right = readPolynomial(forms, atom.right);
      return left === null || right === null ? null : t.divide(left, right);
    }
    // Nobody would read it.
    case 'product':
      return null;
  }
}

type Terms = ReturnType<NormalForms['polynomials']['get']>['terms'];

/** c * x - c * k * (x / k), which people read as c * (x % k); the last division contains the others. */
function takeRemainder(
  forms: NormalForms,
  terms: Terms,
): { readonly term: t.Term; readonly terms: Terms; readonly constant: bigint } | null {
  for (const [monomial, coefficient] of terms.toReversed()) {
    const [id, ...others] = forms.polynomials.atomsOf(monomial);
    const atom = id === undefined || others.length > 0 ? null : forms.atom(id);
    if (atom?.kind !== 'quotient') continue;
    const divisor = forms.polynomials.get(atom.right);
    if (divisor.terms.length > 0 || divisor.constant < 2n) continue;
    if (coefficient % divisor.constant !== 0n) continue;
    const factor = -coefficient / divisor.constant;
    const divided = forms.polynomials.get(atom.left);
    const left = new Map(terms.filter(([own]) => own !== monomial));
    const isWhole = divided.terms.every(
      ([own, times]) => left.get(own) === times * factor && left.delete(own),
    );
    const read = isWhole ? readPolynomial(forms, atom.left) : null;
    if (read === null || divided.terms.length === 0) continue;
    const k = t.integer(divisor.constant);
    const remainder = t.subtract(read, t.multiply(k, t.divide(read, k)));
    const product = t.multiply(t.integer(abs(factor)), remainder);
    return {
      term: factor > 0n ? product : t.negate(product),
      terms: [...left],
      constant: -factor * divided.constant,
    };
  }
  return null;
}

export function readPolynomial(forms: NormalForms, polynomial: PolynomialId): t.Term | null {
  const { terms: all, constant: own } = forms.polynomials.get(polynomial);
  const found: t.Term[] = [];
  let terms = all;
  let constant = own;
  for (let next = takeRemainder(forms, terms); next !== null;) {
    found.push(next.term);
    constant += next.constant;
    terms = next.terms;
    next = takeRemainder(forms, terms);
  }
  const added = found.filter(({ kind }) => kind !== 'negate');
  const parts: t.Term[] = [...added];
  // What is added comes first: `x - y` rather than `-y + x`.
  for (const [monomial, coefficient] of terms.toSorted(([, a], [, b]) => (a < b ? 1 : -1))) {
    const factors = forms.polynomials.atomsOf(monomial).map((atom) => readAtom(forms, atom));
    if (factors.includes(null)) return null;
    const product = (factors as t.Term[]).reduce(t.multiply, t.integer(abs(coefficient)));
    parts.push(coefficient > 0n ? product : t.negate(product));
  }
  return t.add(...parts, ...found.filter(({ kind }) => kind === 'negate'), t.integer(constant));
}
