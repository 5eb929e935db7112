import { LineMap, type Span } from '../base/span.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import { scan } from '../go/syntax/scan.ts';
import type { Lines } from '../protocol/puzzle.ts';

/** Names that Go declares itself: whoever declares them again could make a check say anything. */
const predeclared = new Set(
  'any append bool byte cap clear close comparable complex complex128 complex64 copy delete error false float32 float64 imag int int16 int32 int64 int8 iota len make max min new nil panic print println real recover rune string true uint uint16 uint32 uint64 uint8 uintptr'.split(
    ' ',
  ),
);

type Locked =
  /** Where the locked lines stand in the text. */
  | { readonly kind: 'kept'; readonly spans: readonly Span[] }
  /** These lines of the original are not there any more. */
  | { readonly kind: 'changed'; readonly lines: Lines }
  | { readonly kind: 'redeclared'; readonly name: string };

/**
 * Whether the text has all locked lines of the original in their order, with nothing between two of them
 * that were neighbours. Compared by tokens, so that layout does not matter and a comment hides nothing.
 */
export function checkLocks(
  original: string,
  editable: readonly Lines[] | null,
  text: string,
): Locked {
  const name = redeclared(text);
  if (name !== null) return { kind: 'redeclared', name };
  if (editable === null) return { kind: 'kept', spans: [] };
  const places = tokensOf(text);
  const tokens = wordsOf(text);
  const spans: Span[] = [];
  const segments = lockedSegments(original, editable);
  let at = 0;
  for (const [index, { lines, isFirst, isLast }] of segments.entries()) {
    const words = wordsOf(linesOf(original, lines));
    const found = isLast ? tokens.length - words.length : findWords(tokens, words, at);
    const isThere = found >= at && matches(tokens, words, found) && (!isFirst || found === 0);
    if (!isThere) return { kind: 'changed', lines: segments[index]!.lines };
    at = found + words.length;
    if (words.length > 0) spans.push({ start: places[found]!.start, end: places[at - 1]!.end });
  }
  return { kind: 'kept', spans };
}

/** How many locked tokens stand before a place: the same for one place of the original in whatever became of it. */
export function lockedAt(
  { program, editable }: { readonly program: string; readonly editable: readonly Lines[] | null },
  text: string,
  place: number,
): number {
  const locked = checkLocks(program, editable, text);
  if (locked.kind !== 'kept') return -1;
  return tokensOf(text).filter(
    ({ start }) =>
      start < place && locked.spans.some((one) => one.start <= start && start < one.end),
  ).length;
}

interface Segment {
  readonly lines: Lines;
  /** Nothing that may be edited stands before it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function lockedSegments(original: string, editable: readonly Lines[]): readonly Segment[] {
  const count = original.split('\n').length;
  const segments: Segment[] = [];
  let next = 1;
  for (const { from, to } of [...editable, { from: count + 1, to: count + 1 }]) {
    if (from > next && linesOf(original, { from: next, to: from - 1 }).trim() !== '')
      segments.push({
        lines: { from: next, to: from - 1 },
        isFirst: next === 1,
        isLast: from === count + 1,
      });
    next = to + 1;
  }
  return segments;
}

function linesOf(text: string, { from, to }: Lines): string {
  return text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
}

/** Where a line ends does not count. */
function tokensOf(text: string): readonly Span[] {
  return scan(text).tokens.filter(
    ({ kind }) => kind !== 'newline' && kind !== 'end' && kind !== ';',
  );
}

function wordsOf(text: string): readonly string[] {
  return tokensOf(text).map(({ start, end }) => text.slice(start, end));
}

function findWords(tokens: readonly string[], words: readonly string[], from: number): number {
  for (let at = from; at + words.length <= tokens.length; at++)
    if (matches(tokens, words, at)) return at;
  return -1;
}

function matches(tokens: readonly string[], words: readonly string[], at: number): boolean {
  return at >= 0 && words.every((word, index) => tokens[at + index] === word);
}

/** A predeclared name that the text gives another meaning to at its top level. */
function redeclared(text: string): string | null {
  const { declarations, imports } = parseFile('main.go', text);
  const names = [
    ...imports.flatMap(({ name }) => (name === null ? [] : [name])),
    ...declarations.flatMap((one) =>
      one.kind === 'function'
        ? one.receiver === null
          ? [one.name]
          : []
        : one.kind === 'type'
          ? [one.name]
          : one.names,
    ),
  ];
  return names.find(({ name }) => predeclared.has(name))?.name ?? null;
}

/** Whether two texts have the same tokens. */
export function sameTokens(one: string, other: string): boolean {
  return wordsOf(one).join('\n') === wordsOf(other).join('\n');
}

/** How many lines differ, at the least: each is changed, added or taken out. */
export function changedLines(original: string, text: string): number {
  const one = wordsByLine(original);
  const other = wordsByLine(text);
  let costs = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, line] of one.entries()) {
    const next = [row + 1];
    for (const [at, word] of other.entries())
      next.push(Math.min(next[at]! + 1, costs[at + 1]! + 1, costs[at]! + (line === word ? 0 : 1)));
    costs = next;
  }
  return costs[other.length]!;
}

/** The lines that have tokens. A comment over several lines has none in any of them. */
function wordsByLine(text: string): readonly string[] {
  const map = new LineMap(text);
  const lines = new Map<number, string>();
  for (const { start, end } of tokensOf(text)) {
    const { line } = map.position(start);
    lines.set(line, `${lines.get(line) ?? ''} ${text.slice(start, end)}`);
  }
  return [...lines.values()];
}
