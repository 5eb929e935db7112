import { unreachable } from '../../base/unreachable.ts';
import type { CompareOperator } from '../../expression/operators.ts';
import type { Sort } from '../../expression/sort.ts';
import { isIntegerTerm, isTruthTerm, type Term } from '../term.ts';
import { FreeVariables } from './free-variables.ts';
import { IntegerForms } from './integer-forms.ts';
import { Linearity } from './linearity.ts';
import { falseId, Nodes, trueId, type Atom, type BoolId, type BoolNode } from './nodes.ts';
import type { AtomId, PolynomialId, Polynomials } from './polynomials.ts';
import { TruthForms } from './truth-forms.ts';

/**
 * Counted in terms and parts, so that it is the same on every machine: some seconds. The hardest example
 * takes a hundredth of it.
 */
const mostWork = 16_000_000;

/**
 * Canonical forms, interned: two terms that the rules below make equal have the same id, so that most
 * of what a step preserves is seen to be preserved without asking a solver.
 *
 * - Integers are polynomials. A conditional becomes `otherwise + [condition]·(then - otherwise)` with
 *   an indicator [condition] that is 0 or 1; a monomial holds at most one of them.
 * - Truth values are in negation normal form over `p <= 0`, `p = 0` and Boolean variables.
 */
export class NormalForms {
  readonly #nodes = new Nodes();
  readonly polynomials: Polynomials = this.#nodes.polynomials;
  readonly truths = new TruthForms(this.#nodes);
  readonly integers = new IntegerForms(this.#nodes, this.truths);
  readonly #linearity = new Linearity(this.#nodes);
  readonly #variables = new FreeVariables(this.#nodes);
  readonly #ofTerm = new WeakMap<Term, number>();

  atom(id: AtomId): Atom {
    return this.#nodes.atom(id);
  }

  bool(id: BoolId): BoolNode {
    return this.#nodes.bool(id);
  }

  negation(id: BoolId): BoolId {
    return this.truths.negation(id);
  }

  /** Whether it multiplies and divides by numbers only. */
  isLinear(id: BoolId): boolean {
    return this.#linearity.isLinear(id);
  }

  variablesOfBool(id: BoolId): ReadonlyMap<string, Sort> {
    return this.#variables.ofBool(id);
  }

  /** Whether all the work that one verification may cost is done: whoever asks then gives up. */
  get exhausted(): boolean {
    return this.truths.work + this.polynomials.work > mostWork;
  }

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
    if (!isIntegerTerm(term)) throw new Error(`not an integer: ${term.kind}`);
    switch (term.kind) {
      case 'integer':
        return this.polynomials.constant(term.value);
      case 'variable':
        return this.polynomials.atom(this.integers.variableAtom(term.name));
      case 'negate':
        return this.polynomials.scale(this.ofInt(term.operand), -1n);
      case 'add':
        return this.polynomials.sum(
          term.terms.map((child) => ({ polynomial: this.ofInt(child), factor: 1n })),
        );
      case 'subtract':
        return this.polynomials.subtract(this.ofInt(term.left), this.ofInt(term.right));
      case 'multiply':
        return this.integers.multiply(this.ofInt(term.left), this.ofInt(term.right));
      case 'divide':
        return this.integers.quotient(this.ofInt(term.left), this.ofInt(term.right));
      case 'iter': {
        const iterations = this.polynomials.subtract(this.ofInt(term.to), this.ofInt(term.from));
        const some = this.truths.negation(this.truths.atMostZero(iterations));
        return this.integers.multiply(this.integers.indicator(some), iterations);
      }
      case 'if': {
        const condition = this.ofBool(term.condition);
        return this.integers.choose(condition, this.ofInt(term.then), this.ofInt(term.otherwise));
      }
      default:
        return unreachable(term);
    }
  }

  #makeBool(term: Term): BoolId {
    if (!isTruthTerm(term)) throw new Error(`not a truth value: ${term.kind}`);
    switch (term.kind) {
      case 'boolean':
        return term.value ? trueId : falseId;
      case 'variable':
        return this.truths.boolVariable(term.name, true);
      case 'not':
        return this.truths.negation(this.ofBool(term.operand));
      case 'and':
      case 'or':
        return this.truths.combine(
          term.kind,
          term.terms.map((child) => this.ofBool(child)),
        );
      case 'implies':
        return this.truths.combine('or', [
          this.truths.negation(this.ofBool(term.left)),
          this.ofBool(term.right),
        ]);
      case 'iff':
        return this.truths.equivalence(this.ofBool(term.left), this.ofBool(term.right));
      case 'if': {
        const condition = this.ofBool(term.condition);
        return this.truths.combine('and', [
          this.truths.combine('or', [this.truths.negation(condition), this.ofBool(term.then)]),
          this.truths.combine('or', [condition, this.ofBool(term.otherwise)]),
        ]);
      }
      case 'compare':
        return this.#comparison(this.ofInt(term.left), term.operator, this.ofInt(term.right));
      default:
        return unreachable(term);
    }
  }

  #comparison(left: PolynomialId, operator: CompareOperator, right: PolynomialId): BoolId {
    switch (operator) {
      case '<=':
        return this.truths.atMostZero(this.polynomials.subtract(left, right));
      case '>=':
        return this.truths.atMostZero(this.polynomials.subtract(right, left));
      case '<':
        return this.truths.negation(this.truths.atMostZero(this.polynomials.subtract(right, left)));
      case '>':
        return this.truths.negation(this.truths.atMostZero(this.polynomials.subtract(left, right)));
      case '==':
        return this.truths.isZero(this.polynomials.subtract(left, right), true);
      case '!=':
        return this.truths.isZero(this.polynomials.subtract(left, right), false);
      default:
        return unreachable(operator);
    }
  }
}
