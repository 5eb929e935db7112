import { unreachable } from '../base/unreachable.ts';
import type { Supposed } from '../execute/state/state.ts';
import { wordsOf } from '../execute/term/spell.ts';
import type { Term, TermOf } from '../execute/term/term.ts';

/**
 * Whether somebody can make come true what a run supposes. The machine decides each question about an unknown
 * by itself and does not reason about several, so that only those count that have nothing to do with each
 * other, and of which every answer is possible.
 */
export function isFeasible(supposed: readonly Supposed[]): boolean {
  const seen = new Set<string>();
  for (const { term, value } of supposed) {
    const names = typeof value === 'boolean' ? askedOf(term) : null;
    if (names === null) return false;
    for (const name of names) {
      if (seen.has(name)) return false;
      seen.add(name);
    }
  }
  return true;
}

/** What a question is about that may have either answer; null where it may have one alone. */
function askedOf(term: Term): readonly string[] | null {
  if (term.kind === 'not') return askedOf(term.of);
  if (term.kind === 'granted') return [];
  return term.kind === 'comparison' ? askedBy(term) : freeIn(term);
}

/** A comparison of sizes, lengths and computed values can have one possible answer alone. */
function askedBy({ relation, left, right, sort }: TermOf<'comparison'>): readonly string[] | null {
  if (isConstant(left) === isConstant(right)) return null;
  // Nothing unsigned is below zero.
  const perhapsNever = sort.kind === 'untold' && relation !== '==' && right.kind === 'literal';
  if (perhapsNever && Number(right.value) <= 0) return null;
  return freeIn(isConstant(left) ? right : left);
}

const isConstant = ({ kind }: Term): boolean =>
  kind === 'literal' || kind === 'zero' || kind === 'complex' || kind === 'boxed';

/** By which names a value is known that may be any; null where it is computed, or one of a few. */
function freeIn(term: Term): readonly string[] | null {
  switch (term.kind) {
    case 'named':
      return [term.name];
    case 'phrase':
      return term.parts.every((part) => typeof part === 'string') ? [wordsOf(term)] : null;
    // Two that are called alike may be the same.
    case 'fresh':
      return freeIn(term.of);
    case 'returned':
      return [wordsOf(term.callee)];
    case 'is':
      return freeIn(term.of);
    case 'there':
      return freeIn(term.entry);
    case 'open':
    case 'ready':
    case 'closed':
      return freeIn(term.channel);
    case 'received':
      return freeIn(term.channel) === null ? null : [wordsOf(term)];
    case 'field':
    case 'pointee':
      return freeIn(term.of) === null ? null : [wordsOf(term)];
    case 'element':
      return freeIn(term.of) === null || !isConstant(term.at) ? null : [wordsOf(term)];
    case 'entry':
      return freeIn(term.map) === null || !isConstant(term.key) ? null : [wordsOf(term)];
    case 'literal':
    case 'complex':
    case 'zero':
    case 'own':
    case 'boxed':
    case 'list':
    case 'value':
    case 'rune':
    case 'slice':
    case 'length':
    case 'computed':
    case 'converted':
    case 'append':
    case 'call':
    case 'comparison':
    case 'not':
    case 'taken':
    case 'granted':
      return null;
    default:
      return unreachable(term);
  }
}
