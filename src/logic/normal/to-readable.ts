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

export function readPolynomial(forms: NormalForms, polynomial: PolynomialId): t.Term | null {
  const { terms, constant } = forms.polynomials.get(polynomial);
  const parts: t.Term[] = [];
  // What is added comes first: `x - y` rather than `-y + x`.
  for (const [monomial, coefficient] of terms.toSorted(([, a], [, b]) => (a < b ? 1 : -1))) {
    const factors = forms.polynomials.atomsOf(monomial).map((atom) => readAtom(forms, atom));
    if (factors.includes(null)) return null;
    const product = (factors as t.Term[]).reduce(t.multiply, t.integer(abs(coefficient)));
    parts.push(coefficient > 0n ? product : t.negate(product));
  }
  return t.add(...parts, t.integer(constant));
}
