import { unreachable } from '../../base/unreachable.ts';
import { falseId, trueId, type BoolId, type BoolNode, type Nodes } from './nodes.ts';
import { ceilingDivide, type PolynomialId } from './polynomials.ts';

/** Truth values in negation normal form over `p <= 0`, `p = 0` and Boolean variables. */
export class TruthForms {
  readonly #nodes: Nodes;
  readonly #negations = new Map<BoolId, BoolId>([
    [falseId, trueId],
    [trueId, falseId],
  ]);
  readonly #atMostZero: BoolId[] = [];
  readonly #isZero: BoolId[] = [];
  readonly #isNotZero: BoolId[] = [];
  #work = 0;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  /** How many parts were combined so far. */
  get work(): number {
    return this.#work;
  }

  boolVariable(name: string, positive: boolean): BoolId {
    return this.#nodes.internBool(`${positive ? 'b' : 'B'}${name}`, {
      kind: 'variable',
      name,
      positive,
    });
  }

  /** polynomial <= 0, its coefficients made coprime and the constant rounded accordingly. */
  atMostZero(polynomial: PolynomialId): BoolId {
    return (this.#atMostZero[polynomial] ??= this.#makeAtMostZero(polynomial));
  }

  #makeAtMostZero(polynomial: PolynomialId): BoolId {
    const { terms, constant } = this.#nodes.polynomials.get(polynomial);
    if (terms.length === 0) return constant <= 0n ? trueId : falseId;
    const single = this.#ofSingleIndicator(polynomial, (value) => value <= 0n);
    if (single !== null) return single;
    const content = this.#nodes.polynomials.content(polynomial);
    const reduced = this.#nodes.polynomials.divideExactly(
      polynomial,
      content,
      ceilingDivide(constant, content),
    );
    return this.#nodes.internBool(`l${reduced}`, { kind: 'at-most', polynomial: reduced });
  }

  isZero(polynomial: PolynomialId, positive: boolean): BoolId {
    const known = positive ? this.#isZero : this.#isNotZero;
    return (known[polynomial] ??= this.#makeIsZero(polynomial, positive));
  }

  #makeIsZero(polynomial: PolynomialId, positive: boolean): BoolId {
    const { terms, constant } = this.#nodes.polynomials.get(polynomial);
    if (terms.length === 0) return (constant === 0n) === positive ? trueId : falseId;
    const single = this.#ofSingleIndicator(polynomial, (value) => (value === 0n) === positive);
    if (single !== null) return single;
    const content = this.#nodes.polynomials.content(polynomial);
    if (constant % content !== 0n) return positive ? falseId : trueId;
    // The leading coefficient is made positive, so that p = 0 and -p = 0 are one.
    const divisor = terms[0]![1] < 0n ? -content : content;
    const reduced = this.#nodes.polynomials.divideExactly(polynomial, divisor, constant / divisor);
    return this.#nodes.internBool(`${positive ? 'z' : 'Z'}${reduced}`, {
      kind: 'zero',
      polynomial: reduced,
      positive,
    });
  }

  /** k·[c] + d compared with 0 is c, its negation, or constant. */
  #ofSingleIndicator(polynomial: PolynomialId, holds: (value: bigint) => boolean): BoolId | null {
    const { terms, constant } = this.#nodes.polynomials.get(polynomial);
    if (terms.length !== 1) return null;
    const [monomial, coefficient] = terms[0]!;
    const atoms = this.#nodes.polynomials.atomsOf(monomial);
    const atom = this.#nodes.atom(atoms[0]!);
    if (atoms.length !== 1 || atom.kind !== 'indicator') return null;
    const on = holds(coefficient + constant);
    const off = holds(constant);
    if (on === off) return on ? trueId : falseId;
    return on ? atom.condition : this.negation(atom.condition);
  }

  negation(id: BoolId): BoolId {
    let opposite = this.#negations.get(id);
    if (opposite === undefined) {
      opposite = this.#negate(this.#nodes.bool(id));
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
        const one = this.#nodes.polynomials.constant(1n);
        return this.atMostZero(this.#nodes.polynomials.subtract(one, node.polynomial));
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

  combine(kind: 'and' | 'or', given: readonly BoolId[]): BoolId {
    const neutral = kind === 'and' ? trueId : falseId;
    const absorbing = kind === 'and' ? falseId : trueId;
    const parts = new Set<BoolId>();
    const visit = (id: BoolId): void => {
      const node = this.#nodes.bool(id);
      if (node.kind === kind) node.parts.forEach(visit);
      else if (id !== neutral) parts.add(id);
    };
    given.forEach(visit);
    this.#work += parts.size;
    if (parts.has(absorbing)) return absorbing;
    for (const part of parts) {
      const opposite = this.#knownNegation(part);
      if (opposite !== undefined && parts.has(opposite)) return absorbing;
    }
    if (parts.size === 0) return neutral;
    if (parts.size === 1) return parts.values().next().value!;
    const sorted = [...parts].toSorted((a, b) => a - b);
    return this.#nodes.internBool(`${kind}${sorted.join(',')}`, { kind, parts: sorted });
  }

  /** Literals are always looked at; for a compound only a negation that was already built counts. */
  #knownNegation(id: BoolId): BoolId | undefined {
    const { kind } = this.#nodes.bool(id);
    return kind === 'and' || kind === 'or' ? this.#negations.get(id) : this.negation(id);
  }
}
