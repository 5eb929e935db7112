import { unreachable } from '../../../base/unreachable.ts';
import type { PlainExpression, Place } from '../expression.ts';
import type { LocalId } from '../ids.ts';
import { operandsOf } from '../walk-expression.ts';

/** The expressions right below. */
function partsOf(expression: PlainExpression): readonly PlainExpression[] {
  return expression.kind === 'address' ? operandsOfPlace(expression.place) : operandsOf(expression);
}

function operandsOfPlace(place: Place): readonly PlainExpression[] {
  switch (place.kind) {
    case 'local':
      return [{ kind: 'local', local: place.local }];
    case 'cell':
    case 'global':
      return [];
    case 'pointee':
      return [place.pointer];
    case 'field':
      return operandsOfPlace(place.base);
    case 'element':
      return [...operandsOfPlace(place.base), place.index];
    case 'slice-element':
      return [place.slice, place.index];
    default:
      return unreachable(place);
  }
}

export function readsAny(expression: PlainExpression, locals: ReadonlySet<LocalId>): boolean {
  if (expression.kind === 'local') return locals.has(expression.local);
  return partsOf(expression).some((part) => readsAny(part, locals));
}

export function canPanic(expression: PlainExpression): boolean {
  switch (expression.kind) {
    case 'arithmetic':
      if (['/', '%', '<<', '>>'].includes(expression.operator)) return true;
      break;
    case 'element':
    case 'slice':
    case 'address':
    case 'convert':
    case 'comparison':
      return true;
    case 'array':
    case 'struct':
    case 'unknown':
    case 'complex':
    case 'imaginary':
    case 'unary':
    case 'constant':
    case 'real':
    case 'local':
    case 'field':
    case 'zero':
    case 'and':
    case 'or':
    case 'box':
    case 'length':
    case 'capacity':
    case 'closure':
      break;
  }
  return partsOf(expression).some(canPanic);
}
