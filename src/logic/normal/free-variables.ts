import { unreachable } from '../../base/unreachable.ts';
import type { Sort } from '../../expression/sort.ts';
import type { Atom, BoolId, Nodes } from './nodes.ts';
import type { PolynomialId } from './polynomials.ts';

type Variables = ReadonlyMap<string, Sort>;

/** The names that occur in a canonical form, each with its sort. */
export class FreeVariables {
  readonly #nodes: Nodes;
  readonly #bools = new Map<BoolId, Variables>();
  readonly #polynomials = new Map<PolynomialId, Variables>();

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  ofBool(id: BoolId): Variables {
    let found = this.#bools.get(id);
    if (found !== undefined) return found;
    const node = this.#nodes.bool(id);
    switch (node.kind) {
      case 'literal':
        found = new Map();
        break;
      case 'variable':
        found = new Map([[node.name, 'bool']]);
        break;
      case 'at-most':
      case 'zero':
        found = this.#ofPolynomial(node.polynomial);
        break;
      case 'and':
      case 'or':
        found = new Map(node.parts.flatMap((part) => [...this.ofBool(part)]));
        break;
      default:
        return unreachable(node);
    }
    this.#bools.set(id, found);
    return found;
  }

  #ofPolynomial(id: PolynomialId): Variables {
    let found = this.#polynomials.get(id);
    if (found !== undefined) return found;
    const entries = this.#nodes.polynomials
      .get(id)
      .terms.flatMap(([monomial]) => this.#nodes.polynomials.atomsOf(monomial))
      .flatMap((atom) => [...this.#ofAtom(this.#nodes.atom(atom))]);
    found = new Map(entries);
    this.#polynomials.set(id, found);
    return found;
  }

  #ofAtom(atom: Atom): Variables {
    switch (atom.kind) {
      case 'variable':
        return new Map([[atom.name, 'int']]);
      case 'indicator':
        return this.ofBool(atom.condition);
      case 'quotient':
      case 'product':
        return new Map([...this.#ofPolynomial(atom.left), ...this.#ofPolynomial(atom.right)]);
      default:
        return unreachable(atom);
    }
  }
}
