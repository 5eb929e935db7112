import { unreachable } from '../../base/unreachable.ts';
import type { CompareOperator, Sort, Term } from '../term.ts';
import {
  ceilingDivide,
  pairKey,
  Polynomials,
  type AtomId,
  type PolynomialId,
} from './polynomials.ts';

/**
 * Canonical forms, interned: two terms that the rules below make equal have the same id, so that most
 * of what a step preserves is seen to be preserved without asking a solver.
 *
 * - Integers are polynomials. A conditional becomes `otherwise + [condition]·(then - otherwise)` with
 *   an indicator [condition] that is 0 or 1; a monomial holds at most one of them.
 * - Truth values are in negation normal form over `p <= 0`, `p = 0` and Boolean variables.
 */
export type BoolId = number;

export type Atom =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'indicator'; readonly condition: BoolId }
  | { readonly kind: 'quotient'; readonly left: PolynomialId; readonly right: PolynomialId }
  /** A product that would have too many monomials when multiplied out. */
  | { readonly kind: 'product'; readonly left: PolynomialId; readonly right: PolynomialId };

export type BoolNode =
  | { readonly kind: 'literal'; readonly value: boolean }
  | { readonly kind: 'variable'; readonly name: string; readonly positive: boolean }
  /** polynomial <= 0 */
  | { readonly kind: 'at-most'; readonly polynomial: PolynomialId }
  /** polynomial = 0, or not */
  | { readonly kind: 'zero'; readonly polynomial: PolynomialId; readonly positive: boolean }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly BoolId[] };

/** Sums of what a program's loops come to have dozens of monomials; a product of such sums explodes. */
const mostMonomials = 400;

/**
 * Counted in terms and parts, so that it is the same on every machine: some seconds. The hardest example
 * takes a hundredth of it.
 */
const mostWork = 16_000_000;

export const falseId: BoolId = 0;
export const trueId: BoolId = 1;

export class NormalForms {
  readonly polynomials = new Polynomials();
  readonly #atoms: Atom[] = [];
  readonly #atomIds = new Map<string, AtomId>();
  readonly #bools: BoolNode[] = [
    { kind: 'literal', value: false },
    { kind: 'literal', value: true },
  ];
  readonly #boolIds = new Map<string, BoolId>();
  readonly #negations = new Map<BoolId, BoolId>([
    [falseId, trueId],
    [trueId, falseId],
  ]);
  readonly #ofTerm = new WeakMap<Term, number>();

  atom(id: AtomId): Atom {
    return this.#atoms[id]!;
  }

  bool(id: BoolId): BoolNode {
    return this.#bools[id]!;
  }

  // Terms ---------------------------------------------------------------------------------------

  ofBool(term: Term): BoolId {
    let id = this.#ofTerm.get(term);
    if (id === undefined) {
      id = this.#makeBool(term);
      this.#ofTerm.set(term, id);
    }
    return id;
  }

  ofInt(term: Term): PolynomialId {
    let id = this.#ofTerm.get(term);
    if (id === undefined) {
      id = this.#makeInt(term);
      this.#ofTerm.set(term, id);
    }
    return id;
  }

  #makeInt(term: Term): PolynomialId {
    switch (term.kind) {
      case 'integer':
        return this.polynomials.constant(term.value);
      case 'variable':
        return this.polynomials.atom(this.variableAtom(term.name));
      case 'negate':
        return this.polynomials.scale(this.ofInt(term.operand), -1n);
      case 'add':
        return this.polynomials.sum(
          term.terms.map((child) => ({ polynomial: this.ofInt(child), factor: 1n })),
        );
      case 'subtract':
        return this.subtract(this.ofInt(term.left), this.ofInt(term.right));
      case 'multiply':
        return this.multiply(this.ofInt(term.left), this.ofInt(term.right));
      case 'divide':
        return this.quotient(this.ofInt(term.left), this.ofInt(term.right));
      case 'iter': {
        const turns = this.subtract(this.ofInt(term.to), this.ofInt(term.from));
        const some = this.negation(this.atMostZero(turns));
        return this.multiply(this.indicator(some), turns);
      }
      case 'if': {
        const condition = this.ofBool(term.condition);
        return this.choose(condition, this.ofInt(term.then), this.ofInt(term.otherwise));
      }
      default:
        throw new Error(`not an integer: ${term.kind}`);
    }
  }

  #makeBool(term: Term): BoolId {
    switch (term.kind) {
      case 'boolean':
        return term.value ? trueId : falseId;
      case 'variable':
        return this.boolVariable(term.name, true);
      case 'not':
        return this.negation(this.ofBool(term.operand));
      case 'and':
      case 'or':
        return this.combine(
          term.kind,
          term.terms.map((child) => this.ofBool(child)),
        );
      case 'implies':
        return this.combine('or', [this.negation(this.ofBool(term.left)), this.ofBool(term.right)]);
      case 'iff':
        return this.equivalence(this.ofBool(term.left), this.ofBool(term.right));
      case 'if': {
        const condition = this.ofBool(term.condition);
        return this.combine('and', [
          this.combine('or', [this.negation(condition), this.ofBool(term.then)]),
          this.combine('or', [condition, this.ofBool(term.otherwise)]),
        ]);
      }
      case 'compare':
        return this.#comparison(this.ofInt(term.left), term.operator, this.ofInt(term.right));
      default:
        throw new Error(`not a truth value: ${term.kind}`);
    }
  }

  #comparison(left: PolynomialId, operator: CompareOperator, right: PolynomialId): BoolId {
    switch (operator) {
      case '<=':
        return this.atMostZero(this.subtract(left, right));
      case '>=':
        return this.atMostZero(this.subtract(right, left));
      case '<':
        return this.negation(this.atMostZero(this.subtract(right, left)));
      case '>':
        return this.negation(this.atMostZero(this.subtract(left, right)));
      case '==':
        return this.isZero(this.subtract(left, right), true);
      case '!=':
        return this.isZero(this.subtract(left, right), false);
      default:
        return unreachable(operator);
    }
  }

  // Integers ------------------------------------------------------------------------------------

  #internAtom(key: string, atom: Atom): AtomId {
    let id = this.#atomIds.get(key);
    if (id === undefined) {
      id = this.#atoms.push(atom) - 1;
      this.#atomIds.set(key, id);
    }
    return id;
  }

  variableAtom(name: string): AtomId {
    return this.#internAtom(`v${name}`, { kind: 'variable', name });
  }

  subtract(left: PolynomialId, right: PolynomialId): PolynomialId {
    return this.polynomials.subtract(left, right);
  }

  /** 1 if the condition holds, else 0; [¬c] is written 1 - [c], so that both share one atom. */
  indicator(condition: BoolId): PolynomialId {
    return (this.#indicators[condition] ??= this.#indicator(condition));
  }

  readonly #indicators: PolynomialId[] = [];

  #indicator(condition: BoolId): PolynomialId {
    if (condition === falseId) return this.polynomials.constant(0n);
    if (condition === trueId) return this.polynomials.constant(1n);
    const opposite = this.negation(condition);
    const chosen = Math.min(condition, opposite);
    const atom = this.#internAtom(`i${chosen}`, { kind: 'indicator', condition: chosen });
    const positive = this.polynomials.atom(atom);
    return chosen === condition ? positive : this.subtract(this.polynomials.constant(1n), positive);
  }

  choose(condition: BoolId, then: PolynomialId, otherwise: PolynomialId): PolynomialId {
    if (condition === trueId || then === otherwise) return then;
    const difference = this.subtract(then, otherwise);
    const chosen = this.multiply(this.indicator(condition), difference);
    return this.polynomials.sum([
      { polynomial: otherwise, factor: 1n },
      { polynomial: chosen, factor: 1n },
    ]);
  }

  multiply(left: PolynomialId, right: PolynomialId): PolynomialId {
    const key = pairKey(left, right);
    let id = this.#products.get(key);
    if (id === undefined) {
      id = this.#multiply(left, right);
      this.#products.set(key, id);
    }
    return id;
  }

  readonly #products = new Map<number, PolynomialId>();

  #multiply(left: PolynomialId, right: PolynomialId): PolynomialId {
    const a = this.polynomials.get(left);
    const b = this.polynomials.get(right);
    if (a.terms.length === 0) return this.polynomials.scale(right, a.constant);
    if (b.terms.length === 0) return this.polynomials.scale(left, b.constant);
    if (a.terms.length * b.terms.length > mostMonomials) {
      const [first, second] = left < right ? [left, right] : [right, left];
      const product: Atom = { kind: 'product', left: first, right: second };
      return this.polynomials.atom(this.#internAtom(`p${first}*${second}`, product));
    }
    const parts = [
      { polynomial: right, factor: a.constant },
      { polynomial: this.polynomials.bare(left), factor: b.constant },
    ];
    for (const [m, x] of a.terms) {
      for (const [n, y] of b.terms) {
        const atoms = [...this.polynomials.atomsOf(m), ...this.polynomials.atomsOf(n)];
        parts.push({ polynomial: this.#product(atoms), factor: x * y });
      }
    }
    return this.polynomials.sum(parts);
  }

  /** [c]·[d] is [c and d]. */
  #product(atoms: readonly AtomId[]): PolynomialId {
    const conditions: BoolId[] = [];
    const others: AtomId[] = [];
    for (const id of atoms) {
      const atom = this.atom(id);
      if (atom.kind === 'indicator') conditions.push(atom.condition);
      else others.push(id);
    }
    if (conditions.length < 2) {
      return this.polynomials.ofMonomial(this.polynomials.monomial(atoms));
    }
    const joint = this.indicator(this.combine('and', conditions));
    if (others.length === 0) return joint;
    const rest = this.polynomials.ofMonomial(this.polynomials.monomial(others));
    return this.multiply(joint, rest);
  }

  /** Truncating; 0 where the divisor is 0. */
  quotient(left: PolynomialId, right: PolynomialId): PolynomialId {
    const a = this.polynomials.get(left);
    const b = this.polynomials.get(right);
    if (b.terms.length === 0) {
      if (b.constant === 0n) return this.polynomials.constant(0n);
      if (b.constant === 1n) return left;
      if (a.terms.length === 0) return this.polynomials.constant(a.constant / b.constant);
    }
    const atom = this.#internAtom(`q${left}/${right}`, { kind: 'quotient', left, right });
    return this.polynomials.atom(atom);
  }

  // Truth values --------------------------------------------------------------------------------

  #internBool(key: string, node: BoolNode): BoolId {
    let id = this.#boolIds.get(key);
    if (id === undefined) {
      id = this.#bools.push(node) - 1;
      this.#boolIds.set(key, id);
    }
    return id;
  }

  boolVariable(name: string, positive: boolean): BoolId {
    return this.#internBool(`${positive ? 'b' : 'B'}${name}`, { kind: 'variable', name, positive });
  }

  /** polynomial <= 0, its coefficients made coprime and the constant rounded accordingly. */
  atMostZero(polynomial: PolynomialId): BoolId {
    return (this.#atMostZero[polynomial] ??= this.#makeAtMostZero(polynomial));
  }

  readonly #atMostZero: BoolId[] = [];

  #makeAtMostZero(polynomial: PolynomialId): BoolId {
    const { terms, constant } = this.polynomials.get(polynomial);
    if (terms.length === 0) return constant <= 0n ? trueId : falseId;
    const single = this.#ofSingleIndicator(polynomial, (value) => value <= 0n);
    if (single !== null) return single;
    const content = this.polynomials.content(polynomial);
    const reduced = this.polynomials.divideExactly(
      polynomial,
      content,
      ceilingDivide(constant, content),
    );
    return this.#internBool(`l${reduced}`, { kind: 'at-most', polynomial: reduced });
  }

  isZero(polynomial: PolynomialId, positive: boolean): BoolId {
    const known = positive ? this.#isZero : this.#isNotZero;
    return (known[polynomial] ??= this.#makeIsZero(polynomial, positive));
  }

  readonly #isZero: BoolId[] = [];
  readonly #isNotZero: BoolId[] = [];

  #makeIsZero(polynomial: PolynomialId, positive: boolean): BoolId {
    const { terms, constant } = this.polynomials.get(polynomial);
    if (terms.length === 0) return (constant === 0n) === positive ? trueId : falseId;
    const single = this.#ofSingleIndicator(polynomial, (value) => (value === 0n) === positive);
    if (single !== null) return single;
    const content = this.polynomials.content(polynomial);
    if (constant % content !== 0n) return positive ? falseId : trueId;
    // The leading coefficient is made positive, so that p = 0 and -p = 0 are one.
    const divisor = terms[0]![1] < 0n ? -content : content;
    const reduced = this.polynomials.divideExactly(polynomial, divisor, constant / divisor);
    return this.#internBool(`${positive ? 'z' : 'Z'}${reduced}`, {
      kind: 'zero',
      polynomial: reduced,
      positive,
    });
  }

  /** k·[c] + d compared with 0 is c, its negation, or constant. */
  #ofSingleIndicator(polynomial: PolynomialId, holds: (value: bigint) => boolean): BoolId | null {
    const { terms, constant } = this.polynomials.get(polynomial);
    if (terms.length !== 1) return null;
    const [monomial, coefficient] = terms[0]!;
    const atoms = this.polynomials.atomsOf(monomial);
    const atom = this.atom(atoms[0]!);
    if (atoms.length !== 1 || atom.kind !== 'indicator') return null;
    const on = holds(coefficient + constant);
    const off = holds(constant);
    if (on === off) return on ? trueId : falseId;
    return on ? atom.condition : this.negation(atom.condition);
  }

  negation(id: BoolId): BoolId {
    let opposite = this.#negations.get(id);
    if (opposite === undefined) {
      opposite = this.#negate(this.bool(id));
      this.#negations.set(id, opposite);
      this.#negations.set(opposite, id);
    }
    return opposite;
  }

  #negate(node: BoolNode): BoolId {
    switch (node.kind) {
      case 'literal':
        return node.value ? falseId : trueId;
      case 'variable':
        return this.boolVariable(node.name, !node.positive);
      case 'zero':
        return this.isZero(node.polynomial, !node.positive);
      case 'at-most': {
        // not (p <= 0) is 1 - p <= 0 over the integers.
        const one = this.polynomials.constant(1n);
        return this.atMostZero(this.subtract(one, node.polynomial));
      }
      case 'and':
      case 'or':
        return this.combine(
          node.kind === 'and' ? 'or' : 'and',
          node.parts.map((part) => this.negation(part)),
        );
      default:
        return unreachable(node);
    }
  }

  equivalence(left: BoolId, right: BoolId): BoolId {
    if (left === right) return trueId;
    return this.combine('and', [
      this.combine('or', [this.negation(left), right]),
      this.combine('or', [left, this.negation(right)]),
    ]);
  }

  /** Whether all the work that one verification may cost is done: whoever asks then gives up. */
  get exhausted(): boolean {
    return this.#combined + this.polynomials.work > mostWork;
  }

  #combined = 0;

  combine(kind: 'and' | 'or', given: readonly BoolId[]): BoolId {
    const neutral = kind === 'and' ? trueId : falseId;
    const absorbing = kind === 'and' ? falseId : trueId;
    const parts = new Set<BoolId>();
    const visit = (id: BoolId): void => {
      const node = this.bool(id);
      if (node.kind === kind) node.parts.forEach(visit);
      else if (id !== neutral) parts.add(id);
    };
    given.forEach(visit);
    this.#combined += parts.size;
    if (parts.has(absorbing)) return absorbing;
    for (const part of parts) {
      const opposite = this.#knownNegation(part);
      if (opposite !== undefined && parts.has(opposite)) return absorbing;
    }
    if (parts.size === 0) return neutral;
    if (parts.size === 1) return parts.values().next().value!;
    const sorted = [...parts].toSorted((a, b) => a - b);
    return this.#internBool(`${kind}${sorted.join(',')}`, { kind, parts: sorted });
  }

  /** Literals are always looked at; for a compound only a negation that was already built counts. */
  #knownNegation(id: BoolId): BoolId | undefined {
    const { kind } = this.bool(id);
    return kind === 'and' || kind === 'or' ? this.#negations.get(id) : this.negation(id);
  }

  // Arithmetic -----------------------------------------------------------------------------------

  /** Whether it multiplies and divides by numbers only. */
  isLinear(id: BoolId): boolean {
    let linear = this.#linear.get(id);
    if (linear === undefined) {
      linear = this.#isLinear(this.bool(id));
      this.#linear.set(id, linear);
    }
    return linear;
  }

  readonly #linear = new Map<BoolId, boolean>();

  #isLinear(node: BoolNode): boolean {
    switch (node.kind) {
      case 'literal':
      case 'variable':
        return true;
      case 'at-most':
      case 'zero':
        return this.#isLinearPolynomial(node.polynomial);
      case 'and':
      case 'or':
        return node.parts.every((part) => this.isLinear(part));
      default:
        return unreachable(node);
    }
  }

  #isLinearPolynomial(id: PolynomialId): boolean {
    return this.polynomials.get(id).terms.every(([monomial]) => {
      const atoms = this.polynomials.atomsOf(monomial).map((atom) => this.atom(atom));
      const factors = atoms.filter(({ kind }) => kind !== 'indicator');
      return factors.length <= 1 && atoms.every((atom) => this.#isLinearAtom(atom));
    });
  }

  #isLinearAtom(atom: Atom): boolean {
    switch (atom.kind) {
      case 'variable':
        return true;
      case 'indicator':
        return this.isLinear(atom.condition);
      case 'quotient':
        return (
          this.polynomials.get(atom.right).terms.length === 0 && this.#isLinearPolynomial(atom.left)
        );
      case 'product':
        return false;
      default:
        return unreachable(atom);
    }
  }

  // Variables -----------------------------------------------------------------------------------

  readonly #boolVariables = new Map<BoolId, ReadonlyMap<string, Sort>>();
  readonly #polynomialVariables = new Map<PolynomialId, ReadonlyMap<string, Sort>>();

  variablesOfBool(id: BoolId): ReadonlyMap<string, Sort> {
    let found = this.#boolVariables.get(id);
    if (found !== undefined) return found;
    const node = this.bool(id);
    switch (node.kind) {
      case 'literal':
        found = new Map();
        break;
      case 'variable':
        found = new Map([[node.name, 'bool']]);
        break;
      case 'at-most':
      case 'zero':
        found = this.variablesOfPolynomial(node.polynomial);
        break;
      case 'and':
      case 'or':
        found = new Map(node.parts.flatMap((part) => [...this.variablesOfBool(part)]));
        break;
      default:
        return unreachable(node);
    }
    this.#boolVariables.set(id, found);
    return found;
  }

  variablesOfPolynomial(id: PolynomialId): ReadonlyMap<string, Sort> {
    let found = this.#polynomialVariables.get(id);
    if (found !== undefined) return found;
    const entries = this.polynomials
      .get(id)
      .terms.flatMap(([monomial]) => this.polynomials.atomsOf(monomial))
      .flatMap((atom) => [...this.#variablesOfAtom(this.atom(atom))]);
    found = new Map(entries);
    this.#polynomialVariables.set(id, found);
    return found;
  }

  #variablesOfAtom(atom: Atom): ReadonlyMap<string, Sort> {
    switch (atom.kind) {
      case 'variable':
        return new Map([[atom.name, 'int']]);
      case 'indicator':
        return this.variablesOfBool(atom.condition);
      case 'quotient':
      case 'product':
        return new Map([
          ...this.variablesOfPolynomial(atom.left),
          ...this.variablesOfPolynomial(atom.right),
        ]);
      default:
        return unreachable(atom);
    }
  }
}
