/**
 * The least that a number can be whose term says so: lengths, places in a text, and how much was read or written,
 * as packages io and bufio ask of every reader and writer; null where nothing does.
 */
export function leastNumber(term: string): bigint | null {
  if (/^text\.(?:lastI|i)ndex\(/.test(term)) return term.endsWith(')') ? -1n : null;
  if (/\.(?:Read|Write)(?:At|From|To|String)?\(\), result 1#[\d.]+$/.test(term)) return 0n;
  const length = /^(?:len|cap)\((.*)\)(?:#[\d.]+)?$/.exec(term);
  return length === null ? null : leastLength(length[1]!);
}

/** What elements were appended to is at least as long as that was. */
function leastLength(term: string): bigint {
  const before = /^append\((.*)\)#[\d.]+$/.exec(term)?.[1];
  if (before !== undefined) return leastLength(before);
  const known = /^&[\d.]+\[(\d+):(\d+)\]$/.exec(term);
  return known === null ? 0n : BigInt(known[2]!) - BigInt(known[1]!);
}
