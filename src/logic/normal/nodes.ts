import { Polynomials, type AtomId, type PolynomialId } from './polynomials.ts';

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

export const falseId: BoolId = 0;
export const trueId: BoolId = 1;

/** What canonical forms are made of, interned: the same key is the same id. */
export class Nodes {
  readonly polynomials = new Polynomials();
  readonly #atoms: Atom[] = [];
  readonly #atomIds = new Map<string, AtomId>();
  readonly #bools: BoolNode[] = [
    { kind: 'literal', value: false },
    { kind: 'literal', value: true },
  ];
  readonly #boolIds = new Map<string, BoolId>();

  atom(id: AtomId): Atom {
    return this.#atoms[id]!;
  }

  bool(id: BoolId): BoolNode {
    return this.#bools[id]!;
  }

  internAtom(key: string, atom: Atom): AtomId {
    let id = this.#atomIds.get(key);
    if (id === undefined) {
      id = this.#atoms.push(atom) - 1;
      this.#atomIds.set(key, id);
    }
    return id;
  }

  internBool(key: string, node: BoolNode): BoolId {
    let id = this.#boolIds.get(key);
    if (id === undefined) {
      id = this.#bools.push(node) - 1;
      this.#boolIds.set(key, id);
    }
    return id;
  }
}
