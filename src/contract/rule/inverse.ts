import {
  and,
  eq,
  forall,
  implies,
  mentions,
  substitute,
  type Bound,
  type Term,
} from '../state/term.ts';
import type { Line } from '../state/state.ts';
import type { Vocabulary } from '../state/vocabulary.ts';

/** Which value of a bound variable a cell belongs to. */
interface Inverse {
  readonly terms: readonly Term[];
  /** Found from the form of the key; else it is a function that is only said to be there. */
  readonly isComputed: boolean;
}

export function inverseOf(
  v: Vocabulary,
  bound: readonly Bound[],
  keys: readonly Term[],
  keySorts: readonly Term[],
): Inverse {
  const names = new Set(bound.map(({ name }) => name));
  const computed = bound.map((one) => computedInverse(one, names, keys));
  if (computed.every((one) => one !== null)) return { terms: computed, isComputed: true };
  const terms = bound.map(({ sort }): Term => {
    const name = v.freshName('inverse');
    v.declare(name, keySorts, sort);
    return [name, ...keys.map((_, index) => `key!${index}`)];
  });
  return { terms, isComputed: bound.length === 0 };
}

/** The key is the variable itself, or the element of one slice at a sum or a difference in which the variable stands once. */
function computedInverse(
  { name }: Bound,
  names: ReadonlySet<string>,
  keys: readonly Term[],
): Term | null {
  for (const [index, key] of keys.entries()) {
    if (key === name) return `key!${index}`;
    if (typeof key === 'string' || key[0] !== 'sloc') continue;
    const [, slice, at] = key;
    if (slice === undefined || at === undefined || mentions(slice, names)) continue;
    const found = solved(name, names, at, ['-', ['pi', `key!${index}`], ['so', slice]]);
    if (found !== null) return found;
  }
  return null;
}

/** At which value of the variable the sum has the given one; null where nothing else of the sum is fixed. */
function solved(name: string, names: ReadonlySet<string>, sum: Term, value: Term): Term | null {
  if (sum === name) return value;
  if (typeof sum === 'string' || sum.length !== 3) return null;
  const [operator, left, right] = sum as readonly [Term, Term, Term];
  if (operator !== '+' && operator !== '-') return null;
  if (!mentions(right, names))
    return solved(name, names, left, [operator === '+' ? '-' : '+', value, right]);
  if (mentions(left, names)) return null;
  return solved(name, names, right, operator === '+' ? ['-', value, left] : ['-', left, value]);
}

function atValues(line: Line, terms: readonly Term[]): ReadonlyMap<string, Term> {
  return new Map(line.bound.map(({ name }, index) => [name, terms[index]!] as const));
}

/** Two values of what is bound never speak of the same cell. */
export function injectivity(v: Vocabulary, line: Line): Term {
  const copies = line.bound.map(({ name, sort }): Bound => ({ name: v.freshName(name), sort }));
  const other = atValues(
    line,
    copies.map(({ name }) => name),
  );
  const originals = line.bound.map(({ name, sort }): Bound => ({ name: v.freshName(name), sort }));
  const first = atValues(
    line,
    originals.map(({ name }) => name),
  );
  const left = line.keys.map((key) => substitute(key, first));
  const right = line.keys.map((key) => substitute(key, other));
  const both = and(substitute(line.guard, first), substitute(line.guard, other));
  const sameCell = and(...left.map((key, index) => eq(key, right[index]!)));
  const sameValue = and(...originals.map(({ name }, index) => eq(name, copies[index]!.name)));
  return forall([...originals, ...copies], implies(and(both, sameCell), sameValue));
}

/** What the inverse gives back for the cell of a value is that value. */
export function inverseFact(
  line: Line,
  patterns: (body: Term) => readonly (readonly Term[])[],
): Term {
  const keys = new Map(line.keys.map((key, index) => [`key!${index}`, key] as const));
  const back = and(
    ...line.bound.map(({ name }, index) => eq(substitute(line.inverse[index]!, keys), name)),
  );
  const trigger = line.keys.filter((key) => typeof key !== 'string');
  const body = implies(line.guard, back);
  return forall(line.bound, body, trigger.length > 0 ? patterns(['keys', ...trigger]) : []);
}
