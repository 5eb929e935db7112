import type { Term } from '../term/term.ts';

/**
 * The least that a number can be whose term says so: lengths, places in a text, and how much was read or written,
 * as packages io and bufio ask of every reader and writer; null where nothing does.
 */
export function leastNumber(term: Term): bigint | null {
  if (term.kind === 'length') return leastLength(term.of);
  if (term.kind === 'call') return indices.has(term.name) ? -1n : null;
  if (term.kind === 'converted') return term.name === null ? leastNumber(term.of) : null;
  if (term.kind !== 'fresh') return null;
  return term.of.kind === 'returned' ? leastReturned(term.of) : leastNumber(term.of);
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
