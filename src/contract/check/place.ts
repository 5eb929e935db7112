import { unreachable } from '../../base/unreachable.ts';
import { isPlaceForm } from './roles.ts';
import type { Span } from '../../base/span.ts';
import { TypeFault } from './fault.ts';
import type { Expression, Variable } from './model.ts';
import { find, type Environment } from './scope.ts';
import { underlying } from './type.ts';

export function dereference(operand: Expression, span: Span): Expression {
  const type = underlying(operand.type);
  if (type.kind !== 'pointer') throw new TypeFault('this is no pointer', span);
  if (operand.kind === 'address') return operand.operand;
  return { kind: 'dereference', operand, type: type.element, span };
}

/** What a map points to; a dict is that already. */
export function mapContent(operand: Expression): Expression {
  const { type: own, span } = operand;
  const type = underlying(own);
  if (type.kind !== 'map') return operand;
  const { key, value } = type;
  return { kind: 'dereference', operand, type: { kind: 'dict', key, value }, span };
}

/** What a contract speaks of as memory: a parameter is a copy, whose memory is nobody else's. */
export function shareIn(env: Environment, place: Expression): void {
  const root = env.isSignature === true && isPlaceForm(place) ? rootOf(place) : null;
  const entity = root === null ? null : find(env.scope, root.name);
  if (root !== null && entity?.kind === 'variable' && entity.level === env.level)
    throw new TypeFault(`${root.name} is a copy: its memory is not the caller's`, place.span);
  shareRoot(place);
}

/** The variable whose memory a place is a part of. */
function rootOf(place: Expression): Variable | null {
  if (place.kind === 'variable') return place.variable;
  if (place.kind === 'field') return rootOf(place.operand);
  const isInArray = place.kind === 'element' && underlying(place.operand.type).kind === 'array';
  return isInArray ? rootOf(place.operand) : null;
}

/** Whose address is taken lives in shared memory. */
export function shareRoot(place: Expression): void {
  if (!isPlaceForm(place)) throw new TypeFault('cannot take the address of this', place.span);
  switch (place.kind) {
    case 'variable':
      place.variable.isShared = true;
      return;
    case 'field':
      return shareRoot(place.operand);
    case 'element':
      if (underlying(place.operand.type).kind === 'array') shareRoot(place.operand);
      return;
    case 'dereference':
      return;
    default:
      return unreachable(place);
  }
}
