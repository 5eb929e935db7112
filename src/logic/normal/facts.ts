import { unreachable } from '../../base/unreachable.ts';
import { falseId, trueId, type BoolId } from './nodes.ts';
import type { NormalForms } from './normal-forms.ts';
import type { AtomId, MonomialId, PolynomialId } from './polynomials.ts';

interface Interval {
  readonly low: bigint | null;
  readonly high: bigint | null;
}

const anything: Interval = { low: null, high: null };
const bit: Interval = { low: 0n, high: 1n };

/**
 * What is known while one obligation is simplified: truth values of whole nodes, and bounds of linear
 * forms. Simplification only ever uses what was assumed, so a goal that becomes `true` is proved and
 * assumptions that become contradictory make the case impossible.
 */
export class Facts {
  readonly #forms: NormalForms;
  readonly #known = new Map<BoolId, boolean>();
  /** By the primitive part of the polynomial. */
  readonly #bounds = new Map<PolynomialId, Interval>();
  /** Variables whose value is known. */
  readonly #values = new Map<AtomId, bigint>();
  #contradictory = false;
  /** What was simplified so far: with later facts it stays true, though it may not be the simplest. */
  readonly #simplified = new Map<BoolId, BoolId>();
  readonly #simplifiedPolynomials = new Map<PolynomialId, PolynomialId>();
  readonly #simplifiedMonomials = new Map<MonomialId, PolynomialId | null>();

  constructor(forms: NormalForms) {
    this.#forms = forms;
  }

  get contradictory(): boolean {
    return this.#contradictory;
  }

  /**
   * Takes the hypotheses in, each simplified by the others until nothing new is learned, and returns
   * those that are not plain facts: what a solver still has to be told besides `plain`.
   */
  assume(hypotheses: readonly BoolId[]): readonly BoolId[] {
    let open = hypotheses;
    for (let learned = true; learned && !this.#contradictory;) {
      learned = false;
      this.#forget();
      const next = new Set<BoolId>();
      for (const hypothesis of open) {
        for (const part of this.#conjuncts(this.simplify(hypothesis))) {
          if (this.#learn(part)) learned = true;
          else if (part !== trueId) next.add(part);
        }
      }
      if (this.#refine()) learned = true;
      open = [...next];
    }
    this.#forget();
    return open;
  }

  /** Facts that others have made simpler: with P = 2 known, `c + [P <= 0] = 1` says that c is 1. */
  #refine(): boolean {
    this.#forget();
    let learned = false;
    for (const id of [...this.#plain]) {
      const node = this.#forms.bool(id);
      if (node.kind !== 'at-most' && node.kind !== 'zero') continue;
      const polynomial = this.simplifyPolynomial(node.polynomial);
      if (polynomial === node.polynomial) continue;
      const simpler =
        node.kind === 'zero'
          ? this.#forms.truths.isZero(polynomial, node.positive)
          : this.#forms.truths.atMostZero(polynomial);
      for (const part of this.#conjuncts(simpler)) if (this.#learn(part)) learned = true;
    }
    return learned;
  }

  #forget(): void {
    this.#simplified.clear();
    this.#simplifiedPolynomials.clear();
    this.#simplifiedMonomials.clear();
  }

  /** A copy to go on from, so that what several cases share is taken in once. */
  fork(): Facts {
    const copy = new Facts(this.#forms);
    for (const [id, value] of this.#known) copy.#known.set(id, value);
    for (const [id, interval] of this.#bounds) copy.#bounds.set(id, interval);
    for (const [id, value] of this.#values) copy.#values.set(id, value);
    for (const id of this.#plain) copy.#plain.add(id);
    copy.#contradictory = this.#contradictory;
    return copy;
  }

  /** The literal facts, as hypotheses for a solver. */
  readonly #plain = new Set<BoolId>();
  get plain(): readonly BoolId[] {
    return [...this.#plain];
  }

  #conjuncts(id: BoolId): readonly BoolId[] {
    const node = this.#forms.bool(id);
    return node.kind === 'and' ? node.parts : [id];
  }

  /** Records a literal; disjunctions are not facts. Returns whether it was one. */
  #learn(given: BoolId): boolean {
    // What was simplified before the latest facts came may be settled by now.
    const id = this.#forms.bool(given).kind === 'or' ? given : this.#literal(given);
    if (id === trueId) return false;
    const node = this.#forms.bool(id);
    switch (node.kind) {
      case 'literal':
        if (!node.value) this.#contradictory = true;
        return false;
      case 'and':
      case 'or':
        return false;
      case 'variable':
        break;
      case 'at-most':
        this.#bound(node.polynomial, false);
        break;
      case 'zero':
        if (node.positive) this.#bound(node.polynomial, true);
        break;
      default:
        return unreachable(node);
    }
    this.#plain.add(id);
    this.#known.set(id, true);
    this.#known.set(this.#forms.negation(id), false);
    return true;
  }

  /** polynomial <= 0, or = 0, as a bound on its primitive part. */
  #bound(polynomial: PolynomialId, exactly: boolean): void {
    const { primitive, factor, constant } = this.#forms.polynomials.orientation(polynomial);
    const old = this.#bounds.get(primitive) ?? anything;
    // factor · primitive + constant <= 0: literals are made coprime, so the factor is 1 or -1.
    const flipped = factor < 0n;
    const limit = flipped ? constant : -constant;
    const high = exactly || !flipped ? lower(old.high, limit) : old.high;
    const low = exactly || flipped ? higher(old.low, limit) : old.low;
    this.#bounds.set(primitive, { low, high });
    if (low !== null && high !== null) {
      if (low > high) this.#contradictory = true;
      if (low === high) this.#fix(primitive, low);
    }
  }

  #fix(key: PolynomialId, value: bigint): void {
    const { terms } = this.#forms.polynomials.get(key);
    const atoms = this.#forms.polynomials.atomsOf(terms[0]![0]);
    if (terms.length !== 1 || atoms.length !== 1) return;
    if (this.#forms.atom(atoms[0]!).kind === 'variable') this.#values.set(atoms[0]!, value);
  }

  simplify(id: BoolId): BoolId {
    if (id === trueId || id === falseId) return id;
    const known = this.#known.get(id);
    if (known !== undefined) return known ? trueId : falseId;
    let result = this.#simplified.get(id);
    if (result === undefined) {
      result = this.#simplify(id);
      this.#simplified.set(id, result);
    }
    return result;
  }

  #simplify(id: BoolId): BoolId {
    const node = this.#forms.bool(id);
    switch (node.kind) {
      case 'literal':
      case 'variable':
        return id;
      case 'and':
      case 'or':
        return this.#forms.truths.combine(
          node.kind,
          node.parts.map((part) => this.simplify(part)),
        );
      case 'at-most': {
        const polynomial = this.simplifyPolynomial(node.polynomial);
        const { low, high } = this.#interval(polynomial);
        if (high !== null && high <= 0n) return trueId;
        if (low !== null && low > 0n) return falseId;
        return this.#lookUp(this.#forms.truths.atMostZero(polynomial));
      }
      case 'zero': {
        const polynomial = this.simplifyPolynomial(node.polynomial);
        const { low, high } = this.#interval(polynomial);
        const equal = low === 0n && high === 0n;
        const apart = (high !== null && high < 0n) || (low !== null && low > 0n);
        if (equal || apart) return equal === node.positive ? trueId : falseId;
        return this.#lookUp(this.#forms.truths.isZero(polynomial, node.positive));
      }
      default:
        return unreachable(node);
    }
  }

  /** A literal in the light of all facts, without the memory of what it was before them. */
  #literal(id: BoolId): BoolId {
    const known = this.#known.get(id);
    if (known !== undefined) return known ? trueId : falseId;
    return this.#simplify(id);
  }

  #lookUp(id: BoolId): BoolId {
    const known = this.#known.get(id);
    return known === undefined ? id : known ? trueId : falseId;
  }

  simplifyPolynomial(id: PolynomialId): PolynomialId {
    let result = this.#simplifiedPolynomials.get(id);
    if (result === undefined) {
      result = this.#simplifyPolynomial(id);
      this.#simplifiedPolynomials.set(id, result);
    }
    return result;
  }

  #simplifyPolynomial(id: PolynomialId): PolynomialId {
    const { polynomials } = this.#forms;
    const { terms, constant } = polynomials.get(id);
    // Most stay as they are, and making the same polynomial again is what costs.
    if (terms.every(([monomial]) => this.#simplifyMonomial(monomial) === null)) return id;
    const parts = [{ polynomial: polynomials.constant(constant), factor: 1n }];
    for (const [monomial, coefficient] of terms) {
      const polynomial = this.#simplifyMonomial(monomial) ?? polynomials.ofMonomial(monomial);
      parts.push({ polynomial, factor: coefficient });
    }
    return polynomials.sum(parts);
  }

  /** Null where nothing changes. */
  #simplifyMonomial(monomial: MonomialId): PolynomialId | null {
    let result = this.#simplifiedMonomials.get(monomial);
    if (result === undefined) {
      const { polynomials } = this.#forms;
      const atoms = polynomials.atomsOf(monomial);
      const simpler = atoms.map((atom) => this.#simplifyAtom(atom));
      result = simpler.every((polynomial, index) => polynomial === polynomials.atom(atoms[index]!))
        ? null
        : simpler.reduce((product, factor) => this.#forms.integers.multiply(product, factor));
      this.#simplifiedMonomials.set(monomial, result);
    }
    return result;
  }

  #simplifyAtom(id: AtomId): PolynomialId {
    const atom = this.#forms.atom(id);
    switch (atom.kind) {
      case 'variable': {
        const value = this.#values.get(id);
        const { polynomials } = this.#forms;
        return value === undefined ? polynomials.atom(id) : polynomials.constant(value);
      }
      case 'indicator':
        return this.#forms.integers.indicator(this.simplify(atom.condition));
      case 'quotient':
        return this.#forms.integers.quotient(
          this.simplifyPolynomial(atom.left),
          this.simplifyPolynomial(atom.right),
        );
      case 'product':
        return this.#forms.integers.multiply(
          this.simplifyPolynomial(atom.left),
          this.simplifyPolynomial(atom.right),
        );
      default:
        return unreachable(atom);
    }
  }

  /** Bounds of the whole form where known, else the sum of the bounds of its monomials. */
  #interval(polynomial: PolynomialId): Interval {
    const { terms, constant } = this.#forms.polynomials.get(polynomial);
    if (terms.length === 0) return { low: constant, high: constant };
    const whole = this.#boundsOf(polynomial);
    let low: bigint | null = constant;
    let high: bigint | null = constant;
    for (const [monomial, coefficient] of terms) {
      const own = this.#monomialInterval(monomial);
      const [from, to] = coefficient > 0n ? [own.low, own.high] : [own.high, own.low];
      low = low === null || from === null ? null : low + from * coefficient;
      high = high === null || to === null ? null : high + to * coefficient;
    }
    return { low: higher(low, whole.low), high: lower(high, whole.high) };
  }

  #boundsOf(polynomial: PolynomialId): Interval {
    const { primitive, factor, constant } = this.#forms.polynomials.orientation(polynomial);
    const known = this.#bounds.get(primitive);
    if (known === undefined) return anything;
    const ends = [known.low, known.high].map((end) =>
      end === null ? null : end * factor + constant,
    );
    return factor < 0n ? { low: ends[1]!, high: ends[0]! } : { low: ends[0]!, high: ends[1]! };
  }

  #monomialInterval(monomial: number): Interval {
    const { polynomials } = this.#forms;
    const atoms = polynomials.atomsOf(monomial);
    if (atoms.length === 1 && this.#forms.atom(atoms[0]!).kind === 'indicator') return bit;
    return this.#bounds.get(polynomials.ofMonomial(monomial)) ?? anything;
  }
}

function lower(a: bigint | null, b: bigint | null): bigint | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

function higher(a: bigint | null, b: bigint | null): bigint | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
