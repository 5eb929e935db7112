/**
 * Polynomials with integer coefficients over numbered atoms, interned: equal polynomials have the
 * same id. A monomial is a sorted list of atoms.
 */
export type AtomId = number;
export type MonomialId = number;
export type PolynomialId = number;

interface Polynomial {
  /** By monomial, ascending; no zero coefficients. */
  readonly terms: readonly (readonly [MonomialId, bigint])[];
  readonly constant: bigint;
}

/** factor · primitive + constant, the primitive one with coprime coefficients and a positive first. */
interface Orientation {
  readonly primitive: PolynomialId;
  readonly factor: bigint;
  readonly constant: bigint;
}

/** Ids are array indices far below 2^26, so a pair of them is an exact number. */
export function pairKey(left: number, right: number): number {
  return left * 2 ** 26 + right;
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

  readonly #ofMonomials: PolynomialId[] = [];

  ofMonomial(monomial: MonomialId): PolynomialId {
    return (this.#ofMonomials[monomial] ??= this.#intern([[monomial, 1n]], 0n));
  }

  #summed = 0;

  /** How many terms were added up so far. */
  get work(): number {
    return this.#summed;
  }

  sum(
    parts: readonly { readonly polynomial: PolynomialId; readonly factor: bigint }[],
  ): PolynomialId {
    const coefficients = new Map<MonomialId, bigint>();
    let constant = 0n;
    for (const { polynomial, factor } of parts) {
      const { terms, constant: own } = this.get(polynomial);
      constant += own * factor;
      this.#summed += 1 + terms.length;
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

  readonly #differences = new Map<number, PolynomialId>();

  subtract(left: PolynomialId, right: PolynomialId): PolynomialId {
    const key = pairKey(left, right);
    let id = this.#differences.get(key);
    if (id === undefined) {
      const parts = [
        { polynomial: left, factor: 1n },
        { polynomial: right, factor: -1n },
      ];
      id = this.sum(parts);
      this.#differences.set(key, id);
    }
    return id;
  }

  readonly #bare: PolynomialId[] = [];

  /** Without its constant. */
  bare(id: PolynomialId): PolynomialId {
    return (this.#bare[id] ??= this.#intern(this.get(id).terms, 0n));
  }

  readonly #orientations: Orientation[] = [];

  /** Of a polynomial with terms. */
  orientation(id: PolynomialId): Orientation {
    return (this.#orientations[id] ??= this.#orient(id));
  }

  #orient(id: PolynomialId): Orientation {
    const { terms, constant } = this.get(id);
    const content = this.content(id);
    const factor = terms[0]![1] < 0n ? -content : content;
    return { primitive: this.divideExactly(id, factor, 0n), factor, constant };
  }

  divideExactly(id: PolynomialId, divisor: bigint, constant: bigint): PolynomialId {
    const terms = this.get(id).terms.map(([m, coefficient]) => [m, coefficient / divisor] as const);
    return this.#intern(terms, constant);
  }

  readonly #contents: bigint[] = [];

  /** The greatest common divisor of the coefficients; the constant does not count. */
  content(id: PolynomialId): bigint {
    return (this.#contents[id] ??= this.#content(id));
  }

  #content(id: PolynomialId): bigint {
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
