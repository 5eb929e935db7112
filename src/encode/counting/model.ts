import type { Expression } from '../../virgo/ast.ts';
import type { Sort } from '../../expression/sort.ts';
import { definedness, toTerm } from '../../logic/to-term.ts';
import * as t from '../../logic/term.ts';
import type { Term } from '../../logic/term.ts';
import { substitute } from '../../logic/term-children.ts';
import { evaluateTerm, type TermValue } from '../../logic/evaluate-term.ts';
import {
  isTakenOnce,
  type Edge,
  type EdgeIndex,
  type Graph,
  type GraphLoop,
  type GraphPointIndex,
} from '../../process/graph/graph.ts';
import type { EdgeLabel } from '../../process/graph/label.ts';

/** A number of the run that counters are multiplied with: how often a loop iterates, what an Add adds. */
interface Factor {
  readonly name: string;
  readonly key: string;
  readonly definition: Term;
  /** True of what is never negative: the number of a loop's iterations. */
  readonly natural: boolean;
}

type Kind = EdgeLabel['kind'];

/**
 * All that a state of the graph is, as linear forms of how often each edge was taken so far: `x!3`
 * counts edge 3. Names with a mark are ours.
 */
export class CountingModel {
  readonly graph: Graph;
  readonly factors: Factor[] = [];
  readonly #sorts: ReadonlyMap<string, Sort>;
  readonly #renamed: ReadonlyMap<string, Term>;
  readonly #tokens = new Map<GraphPointIndex, Term>();
  readonly outgoing: readonly (readonly Edge[])[];

  constructor(graph: Graph) {
    this.graph = graph;
    const values = [...graph.parameters, ...graph.choices];
    this.#sorts = new Map(values.map(({ name, sort }) => [name, sort]));
    this.#renamed = new Map(
      values.map(({ name, sort }, index) => [name, t.variable(plainName(name, index), sort)]),
    );
    this.outgoing = graph.points.map((_, point) =>
      graph.edges.filter(({ from }) => from === point),
    );
  }

  /** The names of parameters and choices in terms, by what the person calls them. */
  get values(): ReadonlyMap<string, Term> {
    return this.#renamed;
  }

  /** What the names stand for in one state of a run. */
  valuesAt(
    valuation: ReadonlyMap<string, TermValue>,
    counts: readonly number[],
  ): ReadonlyMap<string, TermValue> {
    const found = new Map<string, TermValue>();
    for (const [name, value] of valuation) {
      const renamed = this.#renamed.get(name);
      if (renamed?.kind === 'variable') found.set(renamed.name, value);
    }
    counts.forEach((count, edge) => found.set(counterName(edge), BigInt(count)));
    for (const { name, definition } of this.factors) {
      found.set(name, evaluateTerm(definition, found));
    }
    return found;
  }

  /** How often an edge was taken. */
  x(edge: EdgeIndex): Term {
    return t.variable(counterName(edge), 'int');
  }

  term(expression: Expression): Term {
    return substitute(toTerm(expression, this.#sorts), this.#renamed);
  }

  definedness(expression: Expression): Term {
    return substitute(definedness(expression, this.#sorts), this.#renamed);
  }

  /** How many instances stand at a point. */
  tokens(point: GraphPointIndex): Term {
    const known = this.#tokens.get(point);
    if (known !== undefined) return known;
    const { classes, edges } = this.graph;
    const starting = classes.find(({ start }) => start === point);
    const terms: Term[] = starting?.index === 0 ? [t.one] : [];
    for (const { index, from, to, label } of edges) {
      const isSpawned = label.kind === 'spawn' && label.class === starting?.index;
      const change = (to === point ? 1 : 0) - (from === point ? 1 : 0) + (isSpawned ? 1 : 0);
      if (change !== 0) terms.push(t.multiply(t.integer(change), this.x(index)));
    }
    const sum = t.add(...terms);
    this.#tokens.set(point, sum);
    return sum;
  }

  /** The sum of the counters of the edges whose labels are of these kinds and about this. */
  sum(kinds: readonly Kind[], about: (label: EdgeLabel) => boolean): Term {
    const found = this.edges(kinds, about);
    return t.add(...found.map(({ index }) => this.x(index)));
  }

  edges(kinds: readonly Kind[], about: (label: EdgeLabel) => boolean): readonly Edge[] {
    return this.graph.edges.filter(({ label }) => kinds.includes(label.kind) && about(label));
  }

  /** How many values a channel holds. */
  content(channel: number): Term {
    const isOurs = (label: EdgeLabel) => 'channel' in label && label.channel === channel;
    return t.subtract(this.sum(['send'], isOurs), this.sum(['receive'], isOurs));
  }

  closed(channel: number): Term {
    const isOurs = (label: EdgeLabel) => 'channel' in label && label.channel === channel;
    return this.sum(['close', 'cancel-first'], isOurs);
  }

  capacity(channel: number): Term {
    const { capacity } = this.graph.channels[channel]!;
    return capacity === null ? t.zero : this.term(capacity);
  }

  /** How much goes into it. A negative capacity crashes when the channel is made; before that none is in it, not less. */
  room(channel: number): Term {
    const capacity = this.capacity(channel);
    const isPlain = capacity.kind === 'integer' && capacity.value >= 0n;
    return isPlain ? capacity : t.iter(t.zero, capacity);
  }

  count(waitgroup: number): Term {
    const adds = this.edges(
      ['add', 'count-zero', 'count-more'],
      (label) => 'waitgroup' in label && label.waitgroup === waitgroup,
    );
    return t.add(...adds.map((edge) => this.added(edge)));
  }

  /** What an edge has added to its waitgroup up to now. */
  added(edge: Edge): Term {
    const { label } = edge;
    if (!('amount' in label)) return t.zero;
    return this.times(this.term(label.amount), edge, this.x(edge.index), false);
  }

  /**
   * A number of the run times a counter of edges: without a product where the edge is taken once at
   * most, or where the number is written in the text.
   */
  times(value: Term, edge: Edge, counter: Term, natural: boolean): Term {
    if (value.kind === 'integer') return t.multiply(value, counter);
    if (isTakenOnce(this.graph, edge)) {
      return t.ifThenElse(t.compare(counter, '>', t.zero), value, t.zero);
    }
    return t.multiply(this.factor(value, natural), counter);
  }

  /** The variable that stands for a number of the run in products. */
  factor(definition: Term, natural: boolean): Term {
    const key = termKey(definition);
    const known = this.factors.find((one) => one.key === key);
    const name = known?.name ?? `f!${this.factors.length}`;
    if (known === undefined) this.factors.push({ name, key, definition, natural });
    return t.variable(name, 'int');
  }

  held(lock: number): Term {
    const isOurs = (label: EdgeLabel) => 'lock' in label && label.lock === lock;
    return t.subtract(this.sum(['lock'], isOurs), this.sum(['unlock'], isOurs));
  }

  /** Writers that have the lock for themselves: of a mutex all who hold it, with no step of their own for it. */
  drained(lock: number): Term {
    if (this.graph.locks[lock]!.kind === 'mutex') return this.held(lock);
    const isOurs = (label: EdgeLabel) => 'lock' in label && label.lock === lock;
    return t.subtract(this.sum(['drain'], isOurs), this.sum(['unlock'], isOurs));
  }

  readers(lock: number): Term {
    const isOurs = (label: EdgeLabel) => 'lock' in label && label.lock === lock;
    return t.subtract(this.sum(['read-lock'], isOurs), this.sum(['read-unlock'], isOurs));
  }

  onceStarted(once: number): Term {
    return this.sum(['once-first'], (label) => 'once' in label && label.once === once);
  }

  onceDone(once: number): Term {
    return this.sum(['once-done'], (label) => 'once' in label && label.once === once);
  }

  /** max(0, to - from), for a bounded loop. */
  iterations({ bounds }: GraphLoop): Term {
    return bounds === null ? t.zero : t.iter(this.term(bounds.from), this.term(bounds.to));
  }

  isEnd(point: GraphPointIndex): boolean {
    return this.graph.classes[this.graph.points[point]!.class]!.end === point;
  }
}

export function counterName(edge: EdgeIndex): string {
  return `x!${edge}`;
}

/** Equal for terms that are written the same. */
export function termKey(term: Term): string {
  return JSON.stringify(term, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** Names without marks stay as they are; the others might be taken for one of ours. */
function plainName(name: string, index: number): string {
  return /^[\p{L}_][\p{L}\p{N}_.()]*$/u.test(name) ? name : `p!${index}`;
}
