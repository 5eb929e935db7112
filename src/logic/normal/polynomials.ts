/**
 * Polynomials with integer coefficients over numbered atoms, interned: equal polynomials have the
 * same id. A monomial is a sorted list of atoms.
 */
export type AtomId = number;
export type MonomialId = number;
export type PolynomialId = number;

export interface Polynomial {
  /** By monomial, ascending; no zero coefficients. */
  readonly terms: readonly (readonly [MonomialId, bigint])[];
  readonly constant: bigint;
}

export class Polynomials {
  readonly #monomials: (readonly AtomId[])[] = [];
  readonly #monomialIds = new Map<string, MonomialId>();
  readonly #polynomials: Polynomial[] = [];
  readonly #polynomialIds = new Map<string, PolynomialId>();

  atomsOf(monomial: MonomialId): readonly AtomId[] {
    return this.#monomials[monomial]!;
  }

  get(id: PolynomialId): Polynomial {
    return this.#polynomials[id]!;
  }

  monomial(atoms: readonly AtomId[]): MonomialId {
    const sorted = atoms.length > 1 ? atoms.toSorted((a, b) => a - b) : atoms;
    const key = sorted.join(',');
    let id = this.#monomialIds.get(key);
    if (id === undefined) {
      id = this.#monomials.push(sorted) - 1;
      this.#monomialIds.set(key, id);
    }
    return id;
  }

  constant(value: bigint): PolynomialId {
    return this.#intern([], value);
  }

  readonly #atoms: PolynomialId[] = [];

  atom(atom: AtomId): PolynomialId {
    return (this.#atoms[atom] ??= this.#intern([[this.monomial([atom]), 1n]], 0n));
  }

  ofMonomial(monomial: MonomialId, coefficient: bigint): PolynomialId {
    return this.#intern([[monomial, coefficient]], 0n);
  }

  sum(
    parts: readonly { readonly polynomial: PolynomialId; readonly factor: bigint }[],
  ): PolynomialId {
    const coefficients = new Map<MonomialId, bigint>();
    let constant = 0n;
    for (const { polynomial, factor } of parts) {
      const { terms, constant: own } = this.get(polynomial);
      constant += own * factor;
      for (const [monomial, coefficient] of terms) {
        coefficients.set(monomial, (coefficients.get(monomial) ?? 0n) + coefficient * factor);
      }
    }
    return this.#intern([...coefficients], constant);
  }

  scale(polynomial: PolynomialId, factor: bigint): PolynomialId {
    return this.sum([{ polynomial, factor }]);
  }

  #intern(given: readonly (readonly [MonomialId, bigint])[], constant: bigint): PolynomialId {
    const terms = given.filter(([, coefficient]) => coefficient !== 0n);
    terms.sort(([a], [b]) => a - b);
    let key = String(constant);
    for (const [monomial, coefficient] of terms) key += `+${monomial}*${coefficient}`;
    let id = this.#polynomialIds.get(key);
    if (id === undefined) {
      id = this.#polynomials.push({ terms, constant }) - 1;
      this.#polynomialIds.set(key, id);
    }
    return id;
  }

  /** Same coefficients, another constant. */
  withConstant(id: PolynomialId, constant: bigint): PolynomialId {
    return this.#intern(this.get(id).terms, constant);
  }

  divideExactly(id: PolynomialId, divisor: bigint, constant: bigint): PolynomialId {
    const terms = this.get(id).terms.map(([m, coefficient]) => [m, coefficient / divisor] as const);
    return this.#intern(terms, constant);
  }

  /** The greatest common divisor of the coefficients; the constant does not count. */
  content(id: PolynomialId): bigint {
    let divisor = 0n;
    for (const [, coefficient] of this.get(id).terms) divisor = gcd(divisor, coefficient);
    return divisor;
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Rounds up, for a positive divisor. */
export function ceilingDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return quotient * divisor < value ? quotient + 1n : quotient;
}
