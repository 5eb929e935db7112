import { unreachable } from '../../base/unreachable.ts';
import type { Term } from './term.ts';

/** The terms that a term is directly made of. */
export function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'literal':
    case 'complex':
    case 'zero':
    case 'own':
    case 'value':
    case 'named':
      return [];
    case 'boxed':
    case 'fresh':
    case 'field':
    case 'pointee':
    case 'length':
    case 'converted':
    case 'not':
    case 'is':
      return [term.of];
    case 'list':
      return term.parts;
    case 'phrase':
    case 'granted':
      return term.parts.filter((one) => typeof one !== 'string');
    case 'returned':
      return [term.callee];
    case 'received':
    case 'open':
    case 'ready':
    case 'closed':
      return [term.channel];
    case 'element':
    case 'rune':
      return [term.of, term.at];
    case 'entry':
      return [term.map, term.key];
    case 'slice':
      return [term.of, term.low, term.high].filter((one) => one !== null);
    case 'computed':
    case 'call':
      return term.operands;
    case 'append':
      return [term.to, ...term.elements];
    case 'comparison':
      return [term.left, term.right];
    case 'there':
      return [term.entry];
    case 'taken':
      return [term.lock];
    default:
      return unreachable(term);
  }
}

export function* termsIn(term: Term): Generator<Term> {
  yield term;
  for (const part of partsOf(term)) yield* termsIn(part);
}
