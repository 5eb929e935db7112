import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import { substitute } from '../../../logic/term-children.ts';
import type { Edge } from '../../../process/graph/graph.ts';
import type { CountingFact } from '../fact.ts';
import type { Piece, Printed } from '../../../dafny/print.ts';
import { counterName, type CountingModel } from '../model.ts';
import { labelWords } from '../../../process/graph/words.ts';
import { nodesOfTerm } from '../mentioned.ts';
import { blockedAt, type CountingObligation } from '../obligation.ts';
import { readableNames } from '../readable-names.ts';
import { stepsOf, type CountingStep } from '../step.ts';
import { dafnyParameter, dafnyTerm } from './term.ts';

/** B >= 0 and low <= high implies B·low <= B·high: called where a proof needs it. */
export interface ProductHint {
  readonly factor: string;
  readonly low: Term;
  readonly high: Term;
}

/** What Dafny is told of how the proof goes. */
export interface DafnyHints {
  /** A bound on the number of all steps, the facts that it follows from, and the products. */
  readonly total: {
    readonly bound: Term;
    readonly facts: readonly CountingFact[];
    readonly products: readonly ProductHint[];
  } | null;
  /** For the state in which nobody can move, and for crashes. */
  readonly products: readonly ProductHint[];
  /** Equal numbers with two names. */
  readonly links: readonly Term[];
}

/**
 * The proof as one method, in Dijkstra's loop: a counter per edge, a case per step, the facts as
 * invariants. The loop stops exactly when nobody can move; then everybody has ended.
 */
export function countingMethod(
  model: CountingModel,
  facts: readonly CountingFact[],
  obligations: readonly CountingObligation[],
  hints: DafnyHints,
): Printed {
  return new MethodPrinter(model, facts, obligations, hints).print();
}

class MethodPrinter {
  readonly #model: CountingModel;
  readonly #facts: readonly CountingFact[];
  readonly #obligations: readonly CountingObligation[];
  readonly #hints: DafnyHints;
  readonly #names: Map<string, string>;
  readonly #parameters: readonly string[];
  readonly #counters: readonly string[];
  readonly #pieces: Piece[] = [];
  #out = '';

  constructor(
    model: CountingModel,
    facts: readonly CountingFact[],
    obligations: readonly CountingObligation[],
    hints: DafnyHints,
  ) {
    this.#model = model;
    this.#facts = facts.filter(({ rule }) => rule !== 'contract');
    this.#obligations = obligations;
    this.#hints = hints;
    const { graph } = model;
    const values = [...graph.parameters, ...graph.choices];
    this.#names = new Map(readableNames(model));
    this.#parameters = values.map(({ name, sort }, index) => {
      const renamed = model.values.get(name)!;
      const own = dafnyParameter(name, index);
      if (renamed.kind === 'variable') this.#names.set(renamed.name, own);
      return `${own}: ${sort}`;
    });
    this.#counters = graph.edges.map(({ index }) => this.#names.get(counterName(index))!);
  }

  #put(text: string, origins: Piece['origins'] = [], words: Piece['words'] = null): void {
    const start = this.#out.length;
    this.#out += text;
    const span = { start, end: this.#out.length };
    if (origins.length > 0 || words !== null) this.#pieces.push({ span, origins, words });
  }

  print(): Printed {
    const { graph } = this.#model;
    const contracts = graph.contracts.map(({ condition }) =>
      t.and(this.#model.definedness(condition), this.#model.term(condition)),
    );
    const requires = contracts.map((term) => `  requires ${this.#text(term)}\n`).join('');
    const total = this.#hints.total;
    this.#put(monoLemma);
    if (this.#usesQuotient()) this.#put(quotientFunction);
    if (total !== null) this.#put(this.#totalLemma(total, requires));
    this.#put(`method Run(${this.#parameters.join(', ')})\n${requires}`);
    this.#put(total === null ? '  decreases *\n{\n' : '{\n');
    for (const { definition, name } of this.#model.factors)
      this.#put(`  var ${this.#names.get(name)}: int := ${this.#text(definition)};\n`);
    this.#put(
      `  var ${this.#counters.map((name) => `${name}: int`).join(', ')} := ${this.#counters.map(() => '0').join(', ')};\n`,
    );
    this.#loop();
    this.#put(this.#end());
    this.#put('}\n');
    return { text: this.#out, pieces: this.#pieces };
  }

  #text(term: Term): string {
    return dafnyTerm(term, (name) => this.#names.get(name) ?? name);
  }

  #usesQuotient(): boolean {
    const terms = [
      ...this.#facts.map(({ term }) => term),
      ...this.#obligations.flatMap((one) => one.negated),
    ];
    return terms.some((term) => this.#text(term).includes('Quotient('));
  }

  #sum(): Term {
    return t.add(...this.#model.graph.edges.map(({ index }) => this.#model.x(index)));
  }

  #calls(products: readonly ProductHint[], indent: string): string {
    return products
      .map(
        ({ factor, low, high }) =>
          `${indent}Mono(${this.#names.get(factor)}, ${this.#text(low)}, ${this.#text(high)});\n`,
      )
      .join('');
  }

  #totalLemma(total: NonNullable<DafnyHints['total']>, requires: string): string {
    const factors = this.#model.factors.map(({ name }) => `${this.#names.get(name)}: int`);
    const given = [
      ...this.#model.factors.map(
        ({ definition, name }) => `${this.#names.get(name)} == ${this.#text(definition)}`,
      ),
      ...total.facts.filter(({ rule }) => rule !== 'contract').map(({ term }) => this.#text(term)),
    ];
    const parameters = [
      ...this.#parameters,
      ...factors,
      ...this.#counters.map((name) => `${name}: int`),
    ];
    return [
      `lemma Total(${parameters.join(', ')})\n${requires}`,
      ...given.map((text) => `  requires ${text}\n`),
      `  ensures ${this.#text(t.compare(this.#sum(), '<=', total.bound))}\n`,
      `{\n${this.#calls(total.products, '  ')}}\n\n`,
    ].join('');
  }

  #totalCall(): string {
    if (this.#hints.total === null) return '';
    const names = this.#parameters.map((one) => one.split(':')[0]!);
    const factors = this.#model.factors.map(({ name }) => this.#names.get(name)!);
    return `      Total(${[...names, ...factors, ...this.#counters].join(', ')});\n`;
  }

  #loop(): void {
    const { total } = this.#hints;
    const measure = total === null ? '*' : this.#text(t.subtract(total.bound, this.#sum()));
    this.#put(`  while\n    decreases ${measure}\n`);
    for (const { term, rule, words } of this.#facts) {
      const text = `    // ${rule}: ${words}\n    invariant ${this.#text(term)}\n`;
      this.#put(text, nodesOfTerm(this.#model.graph, term), words);
    }
    this.#put('  {\n');
    for (const step of stepsOf(this.#model)) {
      const nodes = step.edges.flatMap(({ node }) => (node === null ? [] : [node]));
      this.#put(this.#step(step), nodes);
    }
    for (const { kind, words, negated } of this.#obligations)
      if (kind !== 'stuck') this.#put(this.#crash(words, negated));
    this.#put('  }\n');
  }

  #step(step: CountingStep): string {
    const names = step.edges.map(({ index }) => this.#names.get(counterName(index))!);
    const guard = t.and(step.guard, ...this.#loopGuards(step));
    const words = step.edges.map((edge) => this.#words(edge)).join(' with ');
    return [
      `    // ${words}\n`,
      `    case ${this.#text(guard)} =>\n`,
      this.#totalCall(),
      `      ${names.join(', ')} := ${names.map((name) => `${name} + 1`).join(', ')};\n`,
    ].join('');
  }

  /**
   * Sums do not know how many iterations each instance has made, so what B8 says of the state after one
   * or an exit is their guard: it holds in every run, and it never blocks a head.
   */
  #loopGuards({ edges, after }: CountingStep): readonly Term[] {
    return edges.flatMap((edge) => {
      if (edge.label.kind !== 'iteration' && edge.label.kind !== 'exit') return [];
      const { span } = this.#model.graph.loops[edge.label.loop]!;
      const bounds = this.#facts.filter((fact) => fact.rule === 'B8' && fact.span === span);
      const chosen = edge.label.kind === 'iteration' ? bounds.slice(0, 1) : bounds.slice(1);
      return chosen.map(({ term }) => substitute(term, after));
    });
  }

  #words(edge: Edge): string {
    const { graph } = this.#model;
    return `${labelWords(graph, edge)} of ${graph.classes[graph.points[edge.from]!.class]!.name}`;
  }

  #crash(words: string, negated: readonly Term[]): string {
    return [
      `    // ${words}\n`,
      `    case ${this.#text(t.and(...negated))} =>\n`,
      '      assert false;\n',
    ].join('');
  }

  /** Heads first: that nobody is there is what the products are for. */
  #end(): string {
    const { graph } = this.#model;
    const open = graph.points.flatMap((_, point) => (this.#model.isEnd(point) ? [] : [point]));
    const heads = graph.loops.flatMap(({ bounds, head }) => (bounds === null ? [] : [head]));
    const isHead = new Set(heads);
    const never = open.filter((point) => blockedAt(this.#model, point) === null);
    const order = [
      ...heads,
      ...never.filter((point) => !isHead.has(point)),
      ...open.filter((point) => !never.includes(point)),
    ];
    return [
      this.#calls(this.#headProducts(), '  '),
      this.#calls(this.#hints.products, '  '),
      ...this.#hints.links.map((term) => `  assert ${this.#text(term)};\n`),
      '  // Nobody can move, so everybody has ended.\n',
      ...[...new Set(order)].map(
        (point) => `  assert ${this.#text(t.equal(this.#model.tokens(point), t.zero))};\n`,
      ),
    ].join('');
  }

  #headProducts(): readonly ProductHint[] {
    return this.#model.graph.loops.flatMap((loop) => {
      const bound = this.#model.iterations(loop);
      const factor = this.#model.factors.find(
        ({ definition }) => this.#text(definition) === this.#text(bound),
      );
      if (factor === undefined || loop.exit === null) return [];
      const low = t.add(this.#model.x(loop.exit), t.one);
      return [{ factor: factor.name, low, high: this.#model.x(loop.enter) }];
    });
  }
}

const monoLemma = `lemma Mono(B: int, u: int, v: int)
  ensures B >= 0 && u <= v ==> B * u <= B * v
{
  if B >= 0 && u <= v { assert 0 <= B * (v - u); }
}

`;

const quotientFunction = `// Truncates, as Go does.
function Quotient(a: int, b: int): int {
  if b == 0 then 0 else if a >= 0 then a / b else -(-a / b)
}

`;
