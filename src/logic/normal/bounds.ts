import type { NormalForms } from './normal-forms.ts';
import type { AtomId, MonomialId, PolynomialId } from './polynomials.ts';

interface Interval {
  readonly low: bigint | null;
  readonly high: bigint | null;
}

const anything: Interval = { low: null, high: null };
const bit: Interval = { low: 0n, high: 1n };

/** What is known of the sizes of linear forms, and of variables that are left with a single value. */
export class Bounds {
  readonly #forms: NormalForms;
  /** By the primitive part of the polynomial. */
  readonly #bounds = new Map<PolynomialId, Interval>();
  /** Variables whose value is known. */
  readonly #values = new Map<AtomId, bigint>();
  #contradictory = false;

  constructor(forms: NormalForms) {
    this.#forms = forms;
  }

  /** Whether some form's lower bound is above its upper one. */
  get contradictory(): boolean {
    return this.#contradictory;
  }

  fork(): Bounds {
    const copy = new Bounds(this.#forms);
    for (const [id, interval] of this.#bounds) copy.#bounds.set(id, interval);
    for (const [id, value] of this.#values) copy.#values.set(id, value);
    copy.#contradictory = this.#contradictory;
    return copy;
  }

  valueOf(variable: AtomId): bigint | undefined {
    return this.#values.get(variable);
  }

  /** polynomial <= 0, or = 0, as a bound on its primitive part. */
  learn(polynomial: PolynomialId, exactly: boolean): void {
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

  /** Bounds of the whole form where known, else the sum of the bounds of its monomials. */
  of(polynomial: PolynomialId): Interval {
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

  #monomialInterval(monomial: MonomialId): Interval {
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
