import { unreachable } from '../../base/unreachable.ts';
import type { Bounds } from './bounds.ts';
import { falseId, trueId, type BoolId } from './nodes.ts';
import type { NormalForms } from './normal-forms.ts';
import type { AtomId, MonomialId, PolynomialId } from './polynomials.ts';

/** Folds known truth values and bounds into canonical forms. Both may grow while it is in use. */
export class Simplifier {
  readonly #forms: NormalForms;
  readonly #known: ReadonlyMap<BoolId, boolean>;
  readonly #bounds: Bounds;
  /** What was simplified so far: with later facts it stays true, though it may not be the simplest. */
  readonly #bools = new Map<BoolId, BoolId>();
  readonly #polynomials = new Map<PolynomialId, PolynomialId>();
  readonly #monomials = new Map<MonomialId, PolynomialId | null>();

  constructor(forms: NormalForms, known: ReadonlyMap<BoolId, boolean>, bounds: Bounds) {
    this.#forms = forms;
    this.#known = known;
    this.#bounds = bounds;
  }

  /** To be called when more is known. */
  forget(): void {
    this.#bools.clear();
    this.#polynomials.clear();
    this.#monomials.clear();
  }

  bool(id: BoolId): BoolId {
    if (id === trueId || id === falseId) return id;
    const settled = this.#settled(id);
    if (settled !== null) return settled;
    let result = this.#bools.get(id);
    if (result === undefined) {
      result = this.#bool(id);
      this.#bools.set(id, result);
    }
    return result;
  }

  /** A literal in the light of all facts, without the memory of what it was before them. */
  literal(id: BoolId): BoolId {
    return this.#settled(id) ?? this.#bool(id);
  }

  #bool(id: BoolId): BoolId {
    const node = this.#forms.bool(id);
    switch (node.kind) {
      case 'literal':
      case 'variable':
        return id;
      case 'and':
      case 'or':
        return this.#forms.truths.combine(
          node.kind,
          node.parts.map((part) => this.bool(part)),
        );
      case 'at-most': {
        const polynomial = this.polynomial(node.polynomial);
        const { low, high } = this.#bounds.of(polynomial);
        if (high !== null && high <= 0n) return trueId;
        if (low !== null && low > 0n) return falseId;
        return this.#lookUp(this.#forms.truths.atMostZero(polynomial));
      }
      case 'zero': {
        const polynomial = this.polynomial(node.polynomial);
        const { low, high } = this.#bounds.of(polynomial);
        const equal = low === 0n && high === 0n;
        const apart = (high !== null && high < 0n) || (low !== null && low > 0n);
        if (equal || apart) return equal === node.positive ? trueId : falseId;
        return this.#lookUp(this.#forms.truths.isZero(polynomial, node.positive));
      }
      default:
        return unreachable(node);
    }
  }

  #lookUp(id: BoolId): BoolId {
    return this.#settled(id) ?? id;
  }

  #settled(id: BoolId): BoolId | null {
    const known = this.#known.get(id);
    return known === undefined ? null : known ? trueId : falseId;
  }

  polynomial(id: PolynomialId): PolynomialId {
    let result = this.#polynomials.get(id);
    if (result === undefined) {
      result = this.#makePolynomial(id);
      this.#polynomials.set(id, result);
    }
    return result;
  }

  #makePolynomial(id: PolynomialId): PolynomialId {
    const { polynomials } = this.#forms;
    const { terms, constant } = polynomials.get(id);
    // Most stay as they are, and making the same polynomial again is what costs.
    if (terms.every(([monomial]) => this.#monomial(monomial) === null)) return id;
    const parts = [{ polynomial: polynomials.constant(constant), factor: 1n }];
    for (const [monomial, coefficient] of terms) {
      const polynomial = this.#monomial(monomial) ?? polynomials.ofMonomial(monomial);
      parts.push({ polynomial, factor: coefficient });
    }
    return polynomials.sum(parts);
  }

  /** Null where nothing changes. */
  #monomial(monomial: MonomialId): PolynomialId | null {
    let result = this.#monomials.get(monomial);
    if (result === undefined) {
      const { polynomials } = this.#forms;
      const atoms = polynomials.atomsOf(monomial);
      const simpler = atoms.map((atom) => this.#atom(atom));
      result = simpler.every((polynomial, index) => polynomial === polynomials.atom(atoms[index]!))
        ? null
        : simpler.reduce((product, factor) => this.#forms.integers.multiply(product, factor));
      this.#monomials.set(monomial, result);
    }
    return result;
  }

  #atom(id: AtomId): PolynomialId {
    const atom = this.#forms.atom(id);
    switch (atom.kind) {
      case 'variable': {
        const value = this.#bounds.valueOf(id);
        const { polynomials } = this.#forms;
        return value === undefined ? polynomials.atom(id) : polynomials.constant(value);
      }
      case 'indicator':
        return this.#forms.integers.indicator(this.bool(atom.condition));
      case 'quotient':
        return this.#forms.integers.quotient(
          this.polynomial(atom.left),
          this.polynomial(atom.right),
        );
      case 'product':
        return this.#forms.integers.multiply(
          this.polynomial(atom.left),
          this.polynomial(atom.right),
        );
      default:
        return unreachable(atom);
    }
  }
}
