import type { Sort } from '../expression/sort.ts';
import { LineMap, type Span } from '../base/span.ts';
import { sameExpression } from '../expression/expression.ts';
import type { ConditionalQuantity, Source } from '../model/quantity.ts';
import { keywords } from '../virgo/tokens.ts';

/** Only asked where names meet: the lines of a large file take a while to count. */
type LineOf = (span: Span) => number;

export interface Chosen {
  readonly name: string;
  readonly quantity: ConditionalQuantity;
  readonly span: Span;
}

/** Names as the person knows them, each with one meaning. */
export interface Names {
  readonly channel: (hint: string) => string;
  readonly parameter: (source: Source) => string;
  readonly chosen: (quantity: ConditionalQuantity, span: Span) => string;
  readonly used: ReadonlyMap<Source, string>;
  readonly chosenValues: readonly Chosen[];
}

/** What the program's parameters are called, with their sorts. */
export function decidingIn({ used }: Names): ReadonlyMap<string, Sort> {
  return new Map([...used].map(([{ sort }, name]) => [name, sort]));
}

/** The parameters come first: their names are what the verdict speaks of. */
export function createNames(text: string, parameters: readonly Source[]): Names {
  const taken = new Set<string>(keywords);
  const byId = new Map<number, string>();
  const used = new Map<Source, string>();
  const known = new Set<number>();
  const chosenValues: Chosen[] = [];
  let map: LineMap | null = null;
  const lineOf = ({ start }: Span): number => (map ??= new LineMap(text)).position(start).line;
  for (const source of parameters)
    if (!byId.has(source.id)) byId.set(source.id, claim(taken, namesFor(source, lineOf)));
  return {
    used,
    chosenValues,
    channel: (hint) => {
      const base = hint.replaceAll(/[^\p{L}\p{N}_]/gu, '_').replace(/^(?=\p{N})/u, '_');
      return claim(taken, numbered(base === '' ? 'c' : base));
    },
    parameter: (source) => {
      const name = byId.get(source.id) ?? claim(taken, namesFor(source, lineOf));
      byId.set(source.id, name);
      // The same source may have been read in several places.
      if (!known.has(source.id)) used.set(source, name);
      known.add(source.id);
      return name;
    },
    chosen: (quantity, span) => {
      const known = chosenValues.find((other) => sameExpression(other.quantity, quantity));
      if (known !== undefined) return known.name;
      const name = claim(taken, candidates(quantity.name, span, lineOf));
      chosenValues.push({ name, quantity, span });
      return name;
    },
  };
}

function claim(taken: Set<string>, names: Iterable<string>): string {
  for (const name of names)
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  throw new Error('names never end');
}

/**
 * What a variable holds later on must not pass for what it held first, which is what people mean by
 * its plain name.
 */
function namesFor(source: Source, lineOf: LineOf): Iterable<string> {
  const isLater =
    (source.origin === 'stored' || source.origin === 'carried') && !source.assumedStill;
  if (!isLater) return candidates(source.name, source.span, lineOf);
  return candidates(`${source.name} at line ${lineOf(source.span)}`, source.span, lineOf);
}

/** A second value of the same words is told apart by its line, then by a number. */
function* candidates(name: string, span: Span, lineOf: LineOf): Generator<string> {
  const plain = name.replaceAll(/[`\n]/g, "'");
  yield plain;
  const line = lineOf(span);
  const placed = plain.endsWith(` at line ${line}`) ? plain : `${plain} at line ${line}`;
  yield placed;
  for (let number = 2; ; number++) yield `${placed} (${number})`;
}

function* numbered(base: string): Generator<string> {
  yield base;
  for (let number = 2; ; number++) yield `${base}_${number}`;
}
