import type { Supposition } from './replayed.ts';

/**
 * Whether somebody can make come true what a run supposes. The machine decides each question about an unknown
 * by itself and does not reason about several, so that only those count that have nothing to do with each
 * other, and of which every answer is possible.
 */
export function isFeasible(supposed: readonly Supposition[]): boolean {
  const seen = new Set<string>();
  for (const { term, value } of supposed) {
    if (typeof value !== 'boolean' || !isFree(term)) return false;
    for (const name of namesIn(term)) {
      if (seen.has(name)) return false;
      seen.add(name);
    }
  }
  return true;
}

/** A comparison of sizes, lengths and computed values can have one possible answer alone. */
function isFree(term: string): boolean {
  if (/\b(?:len|cap)\(|\bany below\b|\bf\((?!\))|\bof\b/.test(term)) return false;
  const [left, right, more] = term.split(/ (?:==|!=|<) /);
  if (more !== undefined || / (?:[-+*/%&|^]|<<|>>|&\^) /.test(term)) return false;
  if (right === undefined) return true;
  // Nothing unsigned is below zero.
  if (term.endsWith(' < 0')) return false;
  return isConstant(right) !== isConstant(left!);
}

const isConstant = (text: string): boolean => /^(?:nil|true|false|-?\d+|".*")$/.test(text);

function namesIn(term: string): readonly string[] {
  const names =
    term
      .replace(/ is ready$/, '')
      .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
      .match(/[^\s=!()]+/g) ?? [];
  return [...new Set(names)].filter((name) => !isConstant(name));
}
