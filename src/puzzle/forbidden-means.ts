import { parseFile } from '../go/syntax/parse-file.ts';
import type { BreakIt, FixIt } from '../protocol/puzzle.ts';
import { wordsOf } from './words.ts';

/**
 * Why an edit comes around the puzzle: a repair must not swallow panics, and a break must break what the
 * program has, not something that the edit brings along. Null where it does neither.
 */
export function forbiddenMeans(puzzle: FixIt | BreakIt, text: string): string | null {
  const before = count(meansOf(puzzle.program));
  const after = count(meansOf(text));
  const isMore = (means: string) => (after.get(means) ?? 0) > (before.get(means) ?? 0);
  if (isMore('recover')) return 'Do without recover: it would only hide that something went wrong.';
  if (isMore('clock')) return 'Do without reading the clock: it says something else in every run.';
  const command = commandsIn(text).find((one) => !commandsIn(puzzle.program).includes(one));
  if (command !== undefined) return `Do without ${command}: it is for the compiler, not for Go.`;
  if (puzzle.kind === 'fix-it') return null;
  const own = [...after.keys()].find((means) => isMore(means) && !isHarmless(means, puzzle));
  if (own !== undefined) return bringsAlong(own);
  const known = new Set(namesOf(puzzle.program));
  const foreign = namesOf(text).find((name) => !known.has(name));
  return foreign === undefined ? null : bringsAlong(foreign);
}

function bringsAlong(own: string): string {
  return `Break what the program has: this edit brings along something of its own (${own}).`;
}

/** A goroutine that is brought along may race or close too early; that it is left behind says nothing. */
function isHarmless(means: string, { property }: BreakIt): boolean {
  return means === 'go' && property !== 'no-leak' && property !== 'no-deadlock';
}

/** What could make a goroutine, a channel, a lock or a variable of its own, or wait for nothing at all. */
const ownThings: ReadonlySet<string> = new Set(
  'recover panic make new nil var const type := chan map struct interface'.split(' '),
);

/** Methods that start a goroutine. */
const starters: ReadonlySet<string> = new Set(['Go', 'AfterFunc']);

const clocks: ReadonlySet<string> = new Set(['Now', 'Since', 'Until']);

/** What every program may call. */
const builtin: ReadonlySet<string> = new Set(
  '_ append cap clear close copy delete len max min print println false true int bool string'.split(
    ' ',
  ),
);

/** What makes another program of a text, or nothing at all: directives, C, and names without their package. */
function commandsIn(text: string): readonly string[] {
  const directives = [...text.matchAll(/^[ \t]*\/\/(?:go:\w+|[ \t]*\+build)/gm)].map(([one]) =>
    one.trim(),
  );
  const imports = parseFile('main.go', text).imports.flatMap(({ name, path }) =>
    path === 'C' || path === 'unsafe'
      ? [`import "${path}"`]
      : name?.name === '.'
        ? ['import .']
        : [],
  );
  return [...directives, ...imports];
}

function count(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function meansOf(text: string): readonly string[] {
  const tokens = wordsOf(text);
  const packages = packagesOf(text);
  return tokens.flatMap(({ word, isName }, at) => {
    const after = (ahead: number): string => tokens[at + ahead]?.word ?? '';
    const before = (behind: number): string => tokens[at - behind]?.word ?? '';
    if ((word === 'select' || word === 'for') && after(1) === '{' && after(2) === '}')
      return [`${word} {}`];
    // Parameters and results are variables, too, and a value of a type is one of its own.
    if (word === 'func' && after(1) === '(' && (after(2) !== ')' || after(3) !== '{'))
      return ['func with parameters or results'];
    if (word === '[' && !tokens[at - 1]?.endsValue) return ['[]'];
    if (isName && before(1) === '.' && packages.has(before(2)) && after(1) === '{')
      return [`${word}{}`];
    if (before(1) === '.' && before(2) === 'time' && clocks.has(word)) return ['clock'];
    if (word === 'go' || (before(1) === '.' && starters.has(word))) return ['go'];
    return ownThings.has(word) ? [word] : [];
  });
}

/** What contexts are made of leaves nobody behind by itself; what of it starts a goroutine is told by its name. */
const harmless = 'context';

/** The names that a text speaks of; those of fields and methods of its own values are not new things. */
function namesOf(text: string): readonly string[] {
  const tokens = wordsOf(text);
  const packages = packagesOf(text);
  return tokens.flatMap(({ word, isName }, at) => {
    if (!isName || builtin.has(word)) return [];
    if (tokens[at - 1]?.word !== '.') return [word];
    const owner = tokens[at - 2]?.word ?? '';
    return packages.has(owner) && owner !== harmless ? [`${owner}.${word}`] : [];
  });
}

function packagesOf(text: string): ReadonlySet<string> {
  const { imports } = parseFile('main.go', text);
  return new Set(imports.map(({ name, path }) => name?.name ?? path.split('/').at(-1) ?? path));
}
