import { and, eq, ite, no, printTerm, sameTerm, substitute, yes, type Term } from './term.ts';
import type { Ledger, Line } from './state.ts';
import { linesOf } from './state.ts';

export const zeroAmount: Term = '0.0';
export const fullAmount: Term = '1.0';

export function sum(terms: readonly Term[]): Term {
  const parts = terms.filter((one) => one !== zeroAmount);
  if (parts.length === 0) return zeroAmount;
  return parts.length === 1 ? parts[0]! : ['+', ...parts];
}

/** How much of a cell the lines hold together. */
export function amountAt(lines: readonly Line[], keys: readonly Term[]): Term {
  return sum(lines.map((line) => lineAmountAt(line, keys)));
}

function lineAmountAt(line: Line, keys: readonly Term[]): Term {
  const values = new Map<string, Term>();
  line.bound.forEach(({ name }, index) => values.set(name, line.inverse[index]!));
  const named = new Map(keys.map((key, index) => [`key!${index}`, key] as const));
  const inverse = new Map(
    [...values].map(([name, term]) => [name, direct(substitute(term, named))] as const),
  );
  const at = (term: Term): Term => (inverse.size === 0 ? term : substitute(term, inverse));
  const isHere = and(...line.keys.map((key, index) => isCell(line, index, at(key), keys[index]!)));
  if (isHere === no) return zeroAmount;
  return ite(and(at(line.guard), isHere), at(line.amount), zeroAmount);
}

/**
 * Whether a line's key is this cell. An index that was computed from the cell leads back to it exactly if the cell is in the
 * slice's array; saying that instead makes no new address, on which triggers would match again.
 */
function isCell(line: Line, index: number, key: Term, cell: Term): Term {
  const isComputed = line.inverse.some(
    (one) => one[0] === '-' && printTerm(one).includes(`(pi key!${index})`),
  );
  if (!isComputed || typeof key === 'string' || key[0] !== 'sloc') return eq(key, cell);
  const slice = key[1]!;
  if (typeof cell !== 'string' && cell[0] === 'sloc' && sameTerm(cell[1]!, slice)) return yes;
  return ['=', ['pb', cell], ['sb', slice]];
}

/** The element of a slice at j belongs to the index j, and nothing needs to be computed. */
function direct(term: Term): Term {
  if (typeof term === 'string' || term[0] !== '-' || term.length !== 3) return term;
  const [, inner, shift] = term as readonly [string, Term, Term];
  if (typeof inner === 'string' || inner[0] !== '-') return term;
  const [, place, offset] = inner as readonly [string, Term, Term];
  if (typeof place === 'string' || place[0] !== 'pi' || typeof offset === 'string') return term;
  const key = place[1]!;
  if (typeof key === 'string' || key[0] !== 'sloc' || !sameTerm(key[1]!, offset[1]!)) return term;
  return shift === '0' ? key[2]! : ['-', key[2]!, shift];
}

export function heldAt(ledger: Ledger, resource: string, keys: readonly Term[]): Term {
  return amountAt(linesOf(ledger, resource), keys);
}

/** The line's text with its bound names replaced by their position, so that two readings of one assertion agree. */
function canonical(line: Line): readonly Term[] {
  const names = new Map(line.bound.map(({ name }, index) => [name, `bound!${index}`] as const));
  const at = (term: Term): Term => substitute(term, names);
  return [line.bound.map(({ sort }) => sort), at(line.guard), line.keys.map(at), at(line.amount)];
}

/**
 * Where nothing was given away yet, taking what a line holds takes away the line. With negative lines about, the
 * line may be spent already, and only the solver can tell.
 */
export function withoutLine(lines: readonly Line[], taken: Line): readonly Line[] | null {
  if (lines.some(({ isNegative }) => isNegative)) return null;
  const wanted = canonical(taken);
  const index = lines.findIndex((line) => sameTerm(canonical(line), wanted));
  return index < 0 ? null : lines.filter((_, at) => at !== index);
}

export function negated(line: Line): Line {
  return { ...line, amount: ['-', line.amount], isNegative: true };
}
