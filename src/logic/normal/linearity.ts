import { unreachable } from '../../base/unreachable.ts';
import type { Atom, BoolId, BoolNode, Nodes } from './nodes.ts';
import type { PolynomialId } from './polynomials.ts';

/** Which formulas are linear: for these a solver has a decision procedure. */
export class Linearity {
  readonly #nodes: Nodes;
  readonly #linear = new Map<BoolId, boolean>();

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  /** Whether it multiplies and divides by numbers only. */
  isLinear(id: BoolId): boolean {
    let linear = this.#linear.get(id);
    if (linear === undefined) {
      linear = this.#isLinear(this.#nodes.bool(id));
      this.#linear.set(id, linear);
    }
    return linear;
  }

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
    return this.#nodes.polynomials.get(id).terms.every(([monomial]) => {
      const atoms = this.#nodes.polynomials.atomsOf(monomial).map((atom) => this.#nodes.atom(atom));
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
          this.#nodes.polynomials.get(atom.right).terms.length === 0 &&
          this.#isLinearPolynomial(atom.left)
        );
      case 'product':
        return false;
      default:
        return unreachable(atom);
    }
  }
}
