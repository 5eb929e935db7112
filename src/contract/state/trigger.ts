import { printTerm, type Bound, type Term } from './term.ts';

/** What no trigger may have for its head: the solver knows their meaning, and does not match on them. */
const interpreted: ReadonlySet<string> = new Set([
  ...['and', 'or', 'not', '=>', '=', 'ite', '+', '-', '*', '/', 'div', 'mod', '<', '<=', '>', '>='],
  ...['forall', 'exists', '!', 'let', 'store', 'godiv', 'gomod', 'iface', 'to_real'],
]);

export const recursivePrefix = 'rec';

/** A recursive function has a second name, whose definition is not used again. */
export function limitedName(name: string): string {
  return name.startsWith(`${recursivePrefix}.`) && !name.endsWith('.lim') ? `${name}.lim` : name;
}

/** Every value of a function is known under its limited name, those that definitions bring up only under it. */
export function limitedTerm(term: Term): Term {
  return typeof term === 'string' ? limitedName(term) : term.map(limitedTerm);
}

interface Candidate {
  readonly term: Term;
  readonly names: ReadonlySet<string>;
}

/** Terms that bring up all bound names; an address (sloc s i) is taken rather than what is read there. */
export function patternsFor(bound: readonly Bound[], body: Term): readonly (readonly Term[])[] {
  return plainPatterns(bound, body).map((terms) => terms.map(limitedTerm));
}

function plainPatterns(bound: readonly Bound[], body: Term): readonly (readonly Term[])[] {
  const wanted = new Set(bound.map(({ name }) => name));
  const found: Candidate[] = [];
  collect(body, wanted, found);
  const smallest = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && isInside(other.term, one.term) && other.names.size === one.names.size,
      ),
  );
  const whole = smallest.filter(({ names }) => names.size === wanted.size);
  if (whole.length > 0)
    return distinct(whole.map(({ term }) => term))
      .slice(0, 6)
      .map((term) => [term]);
  return together(smallest, wanted);
}

function collect(term: Term, wanted: ReadonlySet<string>, found: Candidate[]): ReadonlySet<string> {
  if (typeof term === 'string') return wanted.has(term) ? new Set([term]) : none;
  const head = term[0];
  const names = new Set<string>();
  for (const part of term.slice(typeof head === 'string' ? 1 : 0))
    for (const name of collect(part, wanted, found)) names.add(name);
  const isOpen = names.size > 0 && typeof head === 'string' && !interpreted.has(head);
  if (isOpen && term.slice(1).every((part) => isMatchable(part, wanted)))
    found.push({ term, names });
  return names;
}

const none: ReadonlySet<string> = new Set();

/** Arithmetic and truth over bound names cannot be matched; over others it can. */
function isMatchable(term: Term, wanted: ReadonlySet<string>): boolean {
  if (typeof term === 'string') return true;
  const head = term[0];
  const isFree = !hasAny(term, wanted);
  if (isFree)
    return (
      typeof head !== 'string' ||
      !['forall', 'exists', 'and', 'or', 'not', '=>', '=', 'ite', '<', '<=', '>', '>='].includes(
        head,
      )
    );
  if (typeof head !== 'string' || interpreted.has(head)) return head === 'iface';
  return term.slice(1).every((part) => isMatchable(part, wanted));
}

function hasAny(term: Term, names: ReadonlySet<string>): boolean {
  return typeof term === 'string' ? names.has(term) : term.some((one) => hasAny(one, names));
}

function isInside(inner: Term, outer: Term): boolean {
  if (typeof outer === 'string') return false;
  const text = printTerm(inner);
  return outer.some((part) => printTerm(part) === text || isInside(inner, part));
}

function distinct(terms: readonly Term[]): readonly Term[] {
  const seen = new Map(terms.map((one) => [printTerm(one), one] as const));
  return [...seen.values()];
}

/** No term has all names: several together, each for names that the ones before lack. */
function together(
  candidates: readonly Candidate[],
  wanted: ReadonlySet<string>,
): readonly (readonly Term[])[] {
  const chosen: Term[] = [];
  const covered = new Set<string>();
  for (const { term, names } of candidates) {
    if ([...names].every((name) => covered.has(name))) continue;
    chosen.push(term);
    for (const name of names) covered.add(name);
  }
  return covered.size === wanted.size ? [chosen] : [];
}
