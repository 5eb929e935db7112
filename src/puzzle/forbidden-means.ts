import { scan } from '../go/syntax/scan.ts';
import type { BreakIt, FixIt } from '../protocol/puzzle.ts';

/**
 * Why an edit comes around the puzzle: a repair must not swallow panics, and a break must break what the
 * program has, not something that the edit brings along. Null where it does neither.
 */
export function forbiddenMeans(puzzle: FixIt | BreakIt, text: string): string | null {
  const before = countMeans(puzzle.program);
  const after = countMeans(text);
  const isMore = (means: string) => (after.get(means) ?? 0) > (before.get(means) ?? 0);
  if (isMore('recover')) return 'Do without recover: it would only hide that something went wrong.';
  if (puzzle.kind === 'fix-it') return null;
  const own = [...after.keys()].find(isMore);
  return own === undefined
    ? null
    : `Break what the program has: this edit brings along something of its own (${own}).`;
}

/** What could make a goroutine, a channel, a lock or a variable of its own, or wait for nothing at all. */
const means: ReadonlySet<string> = new Set(['recover', 'make', 'new', 'nil', 'var', ':=', 'go']);

function countMeans(text: string): ReadonlyMap<string, number> {
  const words = scan(text).tokens.map(({ start, end }) => text.slice(start, end));
  const counts = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const isEmpty = words[at + 1] === '{' && words[at + 2] === '}';
    const found =
      isEmpty && (word === 'select' || word === 'for')
        ? `${word} {}`
        : means.has(word)
          ? word
          : null;
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}
