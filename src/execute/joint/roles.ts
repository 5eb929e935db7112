import { unreachable } from '../../base/unreachable.ts';
import type { Sort } from '../term/sort.ts';
import type { Term } from '../term/term.ts';
import { partsOf } from '../term/walk.ts';

/**
 * What a term is to somebody who looks for values: a constant; an atom, which may be anything; computed from its
 * parts; or opaque, which is computed from its parts, and nobody here knows how.
 */
type Role = 'constant' | 'atom' | 'computed' | 'opaque';

/** What nobody else computes, and the machine does. */
const known: ReadonlySet<string> = new Set(['text.index', 'text.lastIndex']);

export function roleOf(term: Term): Role {
  switch (term.kind) {
    case 'literal':
    case 'complex':
    case 'zero':
    case 'own':
    case 'value':
      return 'constant';
    case 'boxed':
      return roleOf(term.of) === 'constant' ? 'constant' : 'atom';
    case 'list':
      return term.parts.every((part) => roleOf(part) === 'constant') ? 'constant' : 'atom';
    case 'named':
    case 'fresh':
    case 'phrase':
    case 'returned':
    case 'received':
    case 'field':
    case 'pointee':
    case 'entry':
    case 'is':
    case 'there':
    case 'open':
    case 'ready':
    case 'closed':
    case 'taken':
    case 'granted':
      return 'atom';
    case 'element':
    case 'rune':
    case 'slice':
    case 'length':
    case 'append':
    case 'computed':
    case 'comparison':
    case 'not':
      return 'computed';
    case 'converted':
      return isNumber(term.from) && isNumber(term.to) ? 'computed' : 'opaque';
    case 'call':
      // Of several results nobody says what they have to do with each other.
      if (term.result !== null || term.operands.length === 0) return 'atom';
      return known.has(term.name) ? 'computed' : 'opaque';
    default:
      return unreachable(term);
  }
}

const isNumber = ({ kind }: Sort): boolean => kind === 'integer' || kind === 'float';

export const isAtom = (term: Term): boolean => roleOf(term) === 'atom';
export const isOpaque = (term: Term): boolean => roleOf(term) === 'opaque';

/** The parts that a term is computed from; none of an atom. */
export function computedOf(term: Term): readonly Term[] {
  const role = roleOf(term);
  return role === 'computed' || role === 'opaque' ? partsOf(term) : [];
}
