import type { GoFile } from '../syntax/node.ts';

/**
 * The name of a package without text, by convention: the last part of its path, or the one before a version. A part
 * with dashes or points is no name; then it is a piece of it that the file uses.
 */
export function guessedName(path: string, { qualifiers }: GoFile): string {
  const parts = path.split('/').filter((part, at) => at === 0 || !/^v[0-9]+$/.test(part));
  const last = (parts.at(-1) ?? path)
    .replace(/\.v[0-9]+$/, '')
    .replace(/^go-/, '')
    .replace(/[.-]go$/, '');
  if (!/[.-]/.test(last)) return last;
  const pieces = last.split(/[.-]/);
  const possible = [pieces.join(''), pieces.join('_'), ...pieces.toReversed()];
  return possible.find((name) => qualifiers.has(name)) ?? last;
}
