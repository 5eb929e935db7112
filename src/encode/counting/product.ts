import { unreachable } from '../../base/unreachable.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import { mapChildren } from '../../logic/term-children.ts';
import { termKey, type CountingModel } from './model.ts';

/** A sum of monomials: the names that are multiplied, sorted, and how often; '' is the constant. */
type Polynomial = ReadonlyMap<string, bigint>;

const separator = '*';

/** B >= 0 and low <= high implies B·low <= B·high. */
interface ProductLemma {
  readonly factor: string;
  readonly low: Term;
  readonly high: Term;
  /** The same over linear terms. */
  readonly term: Term;
}

/**
 * Brings terms into linear arithmetic: a product of two variables becomes a variable of its own, and
 * true facts about products say what the solver needs to know of it. Forgetting some only loses proofs.
 */
export class Products {
  readonly #model: CountingModel;
  readonly #monomials = new Map<string, readonly string[]>();
  /** By factor: the sums that it is multiplied with. */
  readonly #forms = new Map<string, Map<string, Polynomial>>();
  readonly #known = new Map<Term, Term>();

  #monotoneLemmas: readonly ProductLemma[] | null = null;

  constructor(model: CountingModel) {
    this.#model = model;
  }

  /** From here on, sums that a factor is multiplied with make no lemmas of their own. */
  seal(): void {
    this.#monotoneLemmas = this.#model.factors.flatMap(({ name, natural }) =>
      this.#monotone(name, natural),
    );
  }

  /** What is known of products with the same factor, one instance each. */
  get monotone(): readonly ProductLemma[] {
    return this.#monotoneLemmas ?? [];
  }

  /** All that holds of names and products besides. */
  others(): readonly Term[] {
    return this.#theory();
  }

  /** The same truth value over linear terms. */
  linear(term: Term): Term {
    const known = this.#known.get(term);
    if (known !== undefined) return known;
    const made = this.#linear(term);
    this.#known.set(term, made);
    return made;
  }

  #linear(term: Term): Term {
    if (term.kind === 'compare') {
      const { operator } = term;
      const difference = this.#polynomial(t.subtract(term.left, term.right));
      const { left, right } = this.#sides(difference);
      return t.compare(left, operator, right);
    }
    return mapChildren(term, (child) => this.linear(child));
  }

  /** Positive monomials to the left, negative ones to the right. */
  #sides(polynomial: Polynomial): { readonly left: Term; readonly right: Term } {
    const left: Term[] = [];
    const right: Term[] = [];
    for (const [key, factor] of polynomial) {
      if (factor === 0n) continue;
      const side = factor > 0n ? left : right;
      const size = t.integer(factor > 0n ? factor : -factor);
      side.push(key === '' ? size : t.multiply(size, this.#variable(key)));
    }
    return { left: t.add(...left), right: t.add(...right) };
  }

  #variable(key: string): Term {
    return t.variable(this.#monomials.has(key) ? productName(key) : key, 'int');
  }

  #polynomial(term: Term): Polynomial {
    switch (term.kind) {
      case 'integer':
        return new Map([['', term.value]]);
      case 'variable':
        return new Map([[term.name, 1n]]);
      case 'negate':
        return scale(this.#polynomial(term.operand), -1n);
      case 'add':
        return term.terms.map((one) => this.#polynomial(one)).reduce(plus, new Map());
      case 'subtract':
        return plus(this.#polynomial(term.left), scale(this.#polynomial(term.right), -1n));
      case 'multiply':
        return this.#product(term.left, term.right);
      case 'divide':
      case 'iter':
      case 'if':
        return new Map([[this.#opaque(term), 1n]]);
      case 'boolean':
      case 'compare':
      case 'not':
      case 'and':
      case 'or':
      case 'implies':
      case 'iff':
        throw new Error('a truth value is no number');
      default:
        return unreachable(term);
    }
  }

  readonly #definitions = new Map<
    string,
    { readonly name: string; readonly term: Term; readonly source: Term }
  >();

  /** A number that is no sum of products gets a name; `definitions` says what it is. */
  #opaque(term: Term): string {
    const inner =
      term.kind === 'if'
        ? t.ifThenElse(
            this.linear(term.condition),
            this.#number(term.then),
            this.#number(term.otherwise),
          )
        : mapChildren(term, (child) => this.#number(child));
    const key = termKey(inner);
    const known = this.#definitions.get(key);
    if (known !== undefined) return known.name;
    const name = `d!${this.#definitions.size}`;
    this.#definitions.set(key, { name, term: inner, source: term });
    return name;
  }

  /** An integer term over linear terms. */
  #number(term: Term): Term {
    const { left, right } = this.#sides(this.#polynomial(term));
    return t.subtract(left, right);
  }

  #product(left: Term, right: Term): Polynomial {
    const [a, b] = [this.#polynomial(left), this.#polynomial(right)];
    if (left.kind === 'variable' && this.#isFactor(left.name)) this.#record(left.name, b);
    const made = new Map<string, bigint>();
    for (const [one, x] of a) {
      for (const [other, y] of b) {
        const key = this.#monomial(one, other);
        made.set(key, (made.get(key) ?? 0n) + x * y);
      }
    }
    return made;
  }

  #monomial(one: string, other: string): string {
    if (one === '') return other;
    if (other === '') return one;
    const names = [...this.#names(one), ...this.#names(other)].sort();
    const key = names.join(separator);
    this.#monomials.set(key, names);
    return key;
  }

  #names(key: string): readonly string[] {
    return this.#monomials.get(key) ?? [key];
  }

  #isFactor(name: string): boolean {
    return this.#model.factors.some((one) => one.name === name);
  }

  #record(factor: string, form: Polynomial): void {
    if (this.#monotoneLemmas !== null) return;
    const forms = this.#forms.get(factor) ?? new Map<string, Polynomial>();
    forms.set([...form].sort().join(';'), form);
    this.#forms.set(factor, forms);
  }

  /** What the names that stand for numbers mean, and what holds of products. */
  lemmas(): readonly Term[] {
    return [...this.monotone.map(({ term }) => term), ...this.#theory()];
  }

  #theory(): readonly Term[] {
    const equations = this.#model.factors.map(({ name, definition }) =>
      this.linear(t.equal(t.variable(name, 'int'), definition)),
    );
    const links = this.#links().map(({ linear }) => linear);
    const signs = [...this.#monomials].flatMap(([key, names]) => this.#signs(key, names));
    return [...equations, ...signs, ...links];
  }

  /** Products that are equal since their factors are, as a person would write them. */
  links(): readonly Term[] {
    return this.#links().map(({ written }) => written);
  }

  definitions(): readonly Term[] {
    return [...this.#definitions.values()].map(({ name, term }) => ({
      kind: 'compare',
      operator: '==',
      left: t.variable(name, 'int'),
      right: term,
    }));
  }

  /** B >= 0 and u + k <= v implies B·u + k·B <= B·v, for the sums that B is multiplied with. */
  #monotone(factor: string, natural: boolean): readonly ProductLemma[] {
    const forms = this.#formsOf(factor);
    if (forms.length === 0) return [];
    const others = this.#model.factors.map(({ name }) => name).filter((name) => name !== factor);
    const all: Polynomial[] = [
      ...forms,
      ...this.#partners(factor).map((name) => new Map([[name, 1n]])),
      new Map(),
      new Map([['', 1n]]),
      ...others.map((name) => new Map([[name, 1n]])),
      ...(others.length === 2 ? [new Map([[this.#monomial(others[0]!, others[1]!), 1n]])] : []),
    ];
    const isNatural = natural ? t.yes : t.compare(t.variable(factor, 'int'), '>=', t.zero);
    return all.flatMap((u) =>
      all.flatMap((v) => {
        if (u === v) return [];
        return [-1n, 0n, 1n].map((k) => {
          const low = plus(u, new Map([['', k]]));
          const premise = this.#compare(low, v);
          const conclusion = this.#compare(
            this.#multiplied(factor, low),
            this.#multiplied(factor, v),
          );
          const term = t.implies(t.and(isNatural, premise), conclusion);
          return { factor, low: this.#written(low), high: this.#written(v), term };
        });
      }),
    );
  }

  /**
   * What the factor is multiplied with, under any of its names: what `Add(A)` adds is held against what
   * a loop of A iterations takes away, though one of the two factors is A and the other max(0, A).
   */
  #formsOf(factor: string): readonly Polynomial[] {
    const own = this.#forms.get(factor);
    if (own === undefined) return [];
    const aliases = this.#aliases();
    const same = aliases.get(factor)?.same;
    const forms = new Map(own);
    for (const [other, more] of this.#forms) {
      if (same === undefined || aliases.get(other)?.same !== same) continue;
      for (const [key, form] of more) forms.set(key, form);
    }
    return [...forms.values()];
  }

  /** What a name of ours stands for. */
  #source(name: string): Term {
    const found = [...this.#definitions.values()].find((one) => one.name === name);
    return found?.source ?? t.variable(name, 'int');
  }

  /** A sum as a person would write it, with products. */
  #written(form: Polynomial): Term {
    const terms = [...form].map(([key, size]) => {
      const names = key === '' ? [] : this.#names(key);
      const variables = names.map((name) => this.#source(name));
      return variables.reduce<Term>((product, one) => t.multiply(product, one), t.integer(size));
    });
    return t.add(...terms);
  }

  /** What the text multiplies the same number with, as in the capacity W * N. */
  #partners(factor: string): readonly string[] {
    const same = this.#aliases().get(factor)?.same;
    return [...this.#monomials.values()].flatMap((names) => {
      if (names.length !== 2 || names.some((name) => this.#isFactor(name))) return [];
      if (names[0] === same) return [names[1]!];
      return names[1] === same ? [names[0]!] : [];
    });
  }

  #multiplied(factor: string, form: Polynomial): Polynomial {
    const made = new Map<string, bigint>();
    for (const [key, size] of form) {
      const product = this.#monomial(factor, key);
      made.set(product, (made.get(product) ?? 0n) + size);
    }
    return made;
  }

  #compare(low: Polynomial, high: Polynomial): Term {
    const { left, right } = this.#sides(plus(low, scale(high, -1n)));
    return t.compare(left, '<=', right);
  }

  /** Of a product of two: where a factor is zero, one, or where both have a sign. */
  #signs(key: string, names: readonly string[]): readonly Term[] {
    if (names.length !== 2) return [];
    const [a, b] = names.map((name) => t.variable(name, 'int')) as [Term, Term];
    const product = this.#variable(key);
    const above = (term: Term) => t.compare(term, '>', t.zero);
    const below = (term: Term) => t.compare(term, '<', t.zero);
    return [
      t.implies(t.or(t.equal(a, t.zero), t.equal(b, t.zero)), t.equal(product, t.zero)),
      t.implies(t.equal(a, t.one), t.equal(product, b)),
      t.implies(t.equal(b, t.one), t.equal(product, a)),
      t.implies(
        t.and(above(a), above(b)),
        t.and(t.compare(product, '>=', a), t.compare(product, '>=', b)),
      ),
      t.implies(t.and(below(a), below(b)), above(product)),
      t.implies(t.and(above(a), below(b)), t.compare(product, '<=', b)),
      t.implies(t.and(below(a), above(b)), t.compare(product, '<=', a)),
    ];
  }

  /**
   * Two names for the same number: a factor max(0, W) is W where W is not negative, so that the
   * products of both with the same counter, or with each other's kind, are equal there.
   */
  #links(): readonly { readonly linear: Term; readonly written: Term }[] {
    const aliases = this.#aliases();
    const canonical = (name: string) => aliases.get(name)?.same ?? name;
    const byShape = new Map<string, string[]>();
    for (const [key, names] of this.#monomials) {
      const shape = names.map(canonical).sort().join(separator);
      byShape.set(shape, [...(byShape.get(shape) ?? []), key]);
    }
    const links: { linear: Term; written: Term }[] = [];
    for (const keys of byShape.values()) {
      for (const key of keys.slice(1)) {
        const names = [...this.#names(keys[0]!), ...this.#names(key)];
        const conditions = names.flatMap((name) => {
          const alias = aliases.get(name);
          return alias === undefined ? [] : [alias.when];
        });
        const [one, other] = [keys[0]!, key];
        const premise = t.and(...conditions);
        const product = (of: string) => this.#written(new Map([[of, 1n]]));
        links.push({
          linear: t.implies(premise, t.equal(this.#variable(one), this.#variable(other))),
          written: t.implies(premise, t.equal(product(one), product(other))),
        });
      }
    }
    return links;
  }

  #aliases(): ReadonlyMap<string, { readonly same: string; readonly when: Term }> {
    const found = new Map<string, { same: string; when: Term }>();
    for (const { name, definition } of this.#model.factors) {
      const value =
        definition.kind === 'iter' && isZero(definition.from) ? definition.to : definition;
      const when = definition.kind === 'iter' ? t.compare(value, '>=', t.zero) : t.yes;
      if (definition.kind === 'iter' && !isZero(definition.from)) continue;
      if (value.kind === 'variable') found.set(name, { same: value.name, when });
      else found.set(name, { same: `of ${termKey(value)}`, when: this.linear(when) });
    }
    return found;
  }
}

function isZero(term: Term): boolean {
  return term.kind === 'integer' && term.value === 0n;
}

function productName(key: string): string {
  return `y!${key}`;
}

function plus(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a);
  for (const [key, value] of b) sum.set(key, (sum.get(key) ?? 0n) + value);
  return sum;
}

function scale(a: Polynomial, by: bigint): Polynomial {
  return new Map([...a].map(([key, value]) => [key, value * by]));
}
