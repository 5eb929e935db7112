import type { Term } from '../term/term.ts';
import { isLookAtClock } from '../value/look-at-clock.ts';

/**
 * The least that a number can be whose term says so: lengths, places in a text, and how much was read or written,
 * as packages io and bufio ask of every reader and writer; null where nothing does.
 */
export function leastNumber(term: Term): bigint | null {
  if (term.kind === 'length') return leastLength(term.of);
  if (term.kind === 'call') return indices.has(term.name) ? -1n : null;
  if (term.kind === 'field') return partOfTime(term)?.least ?? null;
  if (term.kind === 'converted') return term.name === null ? leastNumber(term.of) : null;
  if (term.kind !== 'fresh') return null;
  return term.of.kind === 'returned' ? leastReturned(term.of) : leastNumber(term.of);
}

/** The greatest likewise: of what is read off a moment that nobody knows. */
export function greatestNumber(term: Term): bigint | null {
  if (term.kind === 'field') return partOfTime(term)?.greatest ?? null;
  if (term.kind === 'converted') return term.name === null ? greatestNumber(term.of) : null;
  return term.kind === 'fresh' ? greatestNumber(term.of) : null;
}

interface Extent {
  readonly least: bigint;
  readonly greatest: bigint;
}

const partsOfTime: ReadonlyMap<string, Extent> = new Map(
  (
    [
      ['Month', 1n, 12n],
      ['Day', 1n, 31n],
      ['YearDay', 1n, 366n],
      ['Hour', 0n, 23n],
      ['Minute', 0n, 59n],
      ['Second', 0n, 59n],
      ['Nanosecond', 0n, 999_999_999n],
      ['Weekday', 0n, 6n],
    ] as const
  ).map(([name, least, greatest]) => [name, { least, greatest }]),
);

function partOfTime({ of, name }: Term & { readonly kind: 'field' }): Extent | null {
  const isMoment = isLookAtClock(of) || (of.kind === 'computed' && of.operands.some(isLookAtClock));
  return isMoment ? (partsOfTime.get(name) ?? null) : null;
}

const indices: ReadonlySet<string> = new Set(['text.index', 'text.lastIndex']);

const transfers: ReadonlySet<string> = new Set(
  ['Read', 'Write'].flatMap((name) =>
    ['', 'At', 'From', 'To', 'String'].map((more) => `${name}${more}`),
  ),
);

function leastReturned({ callee, result }: Term & { readonly kind: 'returned' }): bigint | null {
  return callee.kind === 'field' && result === 1 && transfers.has(callee.name) ? 0n : null;
}

/** What elements were appended to is at least as long as that was. */
function leastLength(of: Term): bigint {
  if (of.kind === 'fresh') return leastLength(of.of);
  if (of.kind === 'append') return leastLength(of.to);
  return of.kind === 'own' && of.range !== null ? BigInt(of.range.length) : 0n;
}
