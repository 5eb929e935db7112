import { falseId, trueId, type Atom, type BoolId, type Nodes } from './nodes.ts';
import { pairKey, type AtomId, type PolynomialId } from './polynomials.ts';
import type { TruthForms } from './truth-forms.ts';

/** Sums of what a program's loops come to have dozens of monomials; a product of such sums explodes. */
const mostMonomials = 400;

/** Integers as polynomials, in which a condition is an indicator that is 0 or 1. */
export class IntegerForms {
  readonly #nodes: Nodes;
  readonly #truths: TruthForms;
  readonly #indicators: PolynomialId[] = [];
  readonly #products = new Map<number, PolynomialId>();

  constructor(nodes: Nodes, truths: TruthForms) {
    this.#nodes = nodes;
    this.#truths = truths;
  }

  variableAtom(name: string): AtomId {
    return this.#nodes.internAtom(`v${name}`, { kind: 'variable', name });
  }

  subtract(left: PolynomialId, right: PolynomialId): PolynomialId {
    return this.#nodes.polynomials.subtract(left, right);
  }

  /** 1 if the condition holds, else 0; [¬c] is written 1 - [c], so that both share one atom. */
  indicator(condition: BoolId): PolynomialId {
    return (this.#indicators[condition] ??= this.#indicator(condition));
  }

  #indicator(condition: BoolId): PolynomialId {
    if (condition === falseId) return this.#nodes.polynomials.constant(0n);
    if (condition === trueId) return this.#nodes.polynomials.constant(1n);
    const opposite = this.#truths.negation(condition);
    const chosen = Math.min(condition, opposite);
    const atom = this.#nodes.internAtom(`i${chosen}`, { kind: 'indicator', condition: chosen });
    const positive = this.#nodes.polynomials.atom(atom);
    return chosen === condition
      ? positive
      : this.subtract(this.#nodes.polynomials.constant(1n), positive);
  }

  choose(condition: BoolId, then: PolynomialId, otherwise: PolynomialId): PolynomialId {
    if (condition === trueId || then === otherwise) return then;
    const difference = this.subtract(then, otherwise);
    const chosen = this.multiply(this.indicator(condition), difference);
    return this.#nodes.polynomials.sum([
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

  #multiply(left: PolynomialId, right: PolynomialId): PolynomialId {
    const a = this.#nodes.polynomials.get(left);
    const b = this.#nodes.polynomials.get(right);
    if (a.terms.length === 0) return this.#nodes.polynomials.scale(right, a.constant);
    if (b.terms.length === 0) return this.#nodes.polynomials.scale(left, b.constant);
    if (a.terms.length * b.terms.length > mostMonomials) {
      const [first, second] = left < right ? [left, right] : [right, left];
      const product: Atom = { kind: 'product', left: first, right: second };
      return this.#nodes.polynomials.atom(this.#nodes.internAtom(`p${first}*${second}`, product));
    }
    const parts = [
      { polynomial: right, factor: a.constant },
      { polynomial: this.#nodes.polynomials.bare(left), factor: b.constant },
    ];
    for (const [m, x] of a.terms) {
      for (const [n, y] of b.terms) {
        const atoms = [
          ...this.#nodes.polynomials.atomsOf(m),
          ...this.#nodes.polynomials.atomsOf(n),
        ];
        parts.push({ polynomial: this.#product(atoms), factor: x * y });
      }
    }
    return this.#nodes.polynomials.sum(parts);
  }

  /** [c]·[d] is [c and d]. */
  #product(atoms: readonly AtomId[]): PolynomialId {
    const conditions: BoolId[] = [];
    const others: AtomId[] = [];
    for (const id of atoms) {
      const atom = this.#nodes.atom(id);
      if (atom.kind === 'indicator') conditions.push(atom.condition);
      else others.push(id);
    }
    if (conditions.length < 2) {
      return this.#nodes.polynomials.ofMonomial(this.#nodes.polynomials.monomial(atoms));
    }
    const joint = this.indicator(this.#truths.combine('and', conditions));
    if (others.length === 0) return joint;
    const rest = this.#nodes.polynomials.ofMonomial(this.#nodes.polynomials.monomial(others));
    return this.multiply(joint, rest);
  }

  /** Truncating; 0 where the divisor is 0. */
  quotient(left: PolynomialId, right: PolynomialId): PolynomialId {
    const a = this.#nodes.polynomials.get(left);
    const b = this.#nodes.polynomials.get(right);
    if (b.terms.length === 0) {
      if (b.constant === 0n) return this.#nodes.polynomials.constant(0n);
      if (b.constant === 1n) return left;
      if (a.terms.length === 0) return this.#nodes.polynomials.constant(a.constant / b.constant);
    }
    const atom = this.#nodes.internAtom(`q${left}/${right}`, { kind: 'quotient', left, right });
    return this.#nodes.polynomials.atom(atom);
  }
}
