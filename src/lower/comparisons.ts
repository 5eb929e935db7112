import type { Span } from '../base/span.ts';
import { integer } from '../expression/expression.ts';
import { binary, not } from '../expression/fold.ts';
import { keyOfCompared, type Comparison, type Measure } from '../model/comparison.ts';
import { isConsistent, type Judged } from '../model/consistent.ts';
import { fromSource, type Quantity, type Source } from '../model/quantity.ts';

/** A fact about values that are no numbers, and the place of one of them. */
interface Fact {
  readonly quantity: Quantity;
  readonly span: Span;
}

/** A truth value of which it is known what it says. */
interface Atom {
  /** That the comparison holds. */
  readonly quantity: Quantity;
  readonly comparison: Comparison;
  readonly span: Span;
}

interface Measured {
  readonly source: Source;
  readonly measure: Measure;
}

/** Of more comparisons of the same things only two, or none, are looked at together. */
const mostByThree = 12;
const mostByTwo = 24;

/**
 * What comparisons of the same texts, floats and references cannot say together, and what they say about lengths: a text is
 * not both "get" and "put", one that is not "" has a length. Each comparison is a parameter by itself.
 */
export function factsOfComparisons(sources: readonly Source[]): readonly Fact[] {
  const same = sources.filter(({ loops }) => loops.length === 0);
  const atoms = same.flatMap(atomOf);
  const measured = same.flatMap((source) =>
    source.about?.kind === 'measure' ? [{ source, measure: source.about }] : [],
  );
  const lengths = [...atoms.flatMap((atom) => lengthsOf(atom, measured)), ...roomOf(measured)];
  const all = [...atoms, ...measured.flatMap(emptyText)];
  return [...together(all).flatMap(exclusions), ...lengths];
}

function atomOf(source: Source): readonly Atom[] {
  const { about, span } = source;
  if (about?.kind !== 'comparison') return [];
  const quantity = about.isOpposite ? not(fromSource(source)) : fromSource(source);
  return [{ quantity, comparison: about, span }];
}

/** A text without a length is the empty one. */
function emptyText({ source, measure: { of, isText } }: Measured): readonly Atom[] {
  if (!isText) return [];
  const comparison: Comparison = {
    kind: 'comparison',
    relation: '==',
    left: { kind: 'thing', key: of, isNil: 'perhaps' },
    right: { kind: 'text', bytes: '' },
    order: 'text',
    isOpposite: false,
  };
  return [{ quantity: is(source, 0), comparison, span: source.span }];
}

const is = (source: Source, value: number): Quantity =>
  binary('==', fromSource(source), integer(value));

/** Those that have things in common, directly or by way of others. */
function together(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const groups: { readonly atoms: Atom[]; readonly things: Set<string> }[] = [];
  for (const atom of atoms) {
    const things = thingsIn(atom);
    const touched = groups.filter((group) => things.some((thing) => group.things.has(thing)));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push({
      atoms: [...touched.flatMap((group) => group.atoms), atom],
      things: new Set([...touched.flatMap((group) => [...group.things]), ...things]),
    });
  }
  return groups.map((group) => group.atoms);
}

function thingsIn({ comparison: { left, right } }: Atom): readonly string[] {
  return [left, right].filter(({ kind }) => kind === 'thing').map(keyOfCompared);
}

/** For each comparison what it excludes, or what it needs, of those before it. */
function exclusions(atoms: readonly Atom[]): readonly Fact[] {
  const sizes = atoms.length <= mostByThree ? [0, 1, 2] : atoms.length <= mostByTwo ? [0, 1] : [];
  return atoms.flatMap((atom, at) =>
    [true, false].flatMap((holds): readonly Fact[] => {
      const found: (readonly Literal[])[] = [];
      const last: Literal = { ...atom, holds };
      for (const size of sizes)
        for (const others of choose(atoms.slice(0, at), size)) {
          const isKnown = found.some((core) => core.every((one) => others.some(same(one))));
          if (!isKnown && !isConsistent([...others, last])) found.push(others);
        }
      if (found.length === 0) return [];
      const either = found
        .map((core) => core.map(quantityOf).reduce(and, { kind: 'boolean', value: true }))
        .reduce(or);
      return [{ quantity: not(and(either, quantityOf(last))), span: atom.span }];
    }),
  );
}

interface Literal extends Judged {
  readonly quantity: Quantity;
}

const same =
  (one: Literal) =>
  (other: Literal): boolean =>
    one.quantity === other.quantity && one.holds === other.holds;

const and = (left: Quantity, right: Quantity): Quantity => binary('&&', left, right);

const or = (left: Quantity, right: Quantity): Quantity => binary('||', left, right);

const quantityOf = ({ quantity, holds }: Literal): Quantity => (holds ? quantity : not(quantity));

function choose(atoms: readonly Atom[], size: number): readonly (readonly Literal[])[] {
  if (size === 0) return [[]];
  return atoms.flatMap((atom, at) =>
    choose(atoms.slice(0, at), size - 1).flatMap((others) =>
      [true, false].map((holds) => [...others, { ...atom, holds }]),
    ),
  );
}

/** What is equal is equally long. */
function lengthsOf(
  { quantity, comparison, span }: Atom,
  measured: readonly Measured[],
): readonly Fact[] {
  const { relation, left, right } = comparison;
  if (relation !== '==') return [];
  const of = (side: Comparison['left']) =>
    measured.filter(({ measure }) => side.kind === 'thing' && measure.of === side.key);
  const fact = (then: Quantity): Fact => ({ quantity: or(not(quantity), then), span });
  const fixed = [
    [left, right],
    [right, left],
  ].flatMap(([thing, other]) => {
    const size = other!.kind === 'nil' ? 0 : other!.kind === 'text' ? other!.bytes.length : null;
    return size === null ? [] : of(thing!).map(({ source }) => fact(is(source, size)));
  });
  const shared = of(left).flatMap((one) =>
    of(right)
      .filter(({ measure }) => measure.what === one.measure.what)
      .map((other) => fact(binary('==', fromSource(one.source), fromSource(other.source)))),
  );
  return [...fixed, ...shared];
}

/** No more than there is room for. */
function roomOf(measured: readonly Measured[]): readonly Fact[] {
  return measured.flatMap(({ source, measure }) =>
    measure.what === 'cap'
      ? []
      : measured
          .filter((other) => other.measure.what === 'cap' && other.measure.of === measure.of)
          .map((other) => ({
            quantity: binary('<=', fromSource(source), fromSource(other.source)),
            span: source.span,
          })),
  );
}
