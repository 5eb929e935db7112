import type { CallExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import { assignable } from './convertible.ts';
import { coreType, coreTypeOrString } from './core-type.ts';
import { identical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { isNil, isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { everyType, is, isUntyped } from './predicates.ts';
import { relativeTo } from './print-type.ts';
import { fail, operandText, typeText } from './report.ts';
import type { Type } from './type.ts';

function noValue(e: CallExpression): Operand {
  return valueOperand(e, { kind: 'tuple', elements: [] }, 'no-value');
}

export function appendCall(c: Checker, e: CallExpression, args: readonly Operand[]): Operand {
  const [list, ...rest] = args;
  if (list === undefined || isVague(list)) return vagueAppend(c, e, list, rest);
  const core = coreType(list.type);
  if (core?.kind === 'unknown') return unknownOperand(e);
  if (core?.kind !== 'slice') {
    const { span } = list.expression;
    if (isNil(list)) fail(c, span, 'go-append-nil', {});
    else fail(c, span, 'go-not-a-slice', { operand: operandText(c, list) });
    return unknownOperand(e);
  }
  if (e.spread === null) {
    rest.forEach((x) => assignValue(c, x, core.element, 'argument to append'));
    return valueOperand(e, list.type);
  }
  const [tail] = rest;
  if (tail === undefined) {
    fail(c, e.spread, 'go-dots-not-variadic', { function: 'append' });
    return unknownOperand(e);
  }
  return spreadAppend(c, e, list, core.element, tail);
}

/** append(s, t...), where t may be a string if s holds bytes. */
function spreadAppend(
  c: Checker,
  e: CallExpression,
  list: Operand,
  element: Type,
  tail: Operand,
): Operand {
  if (isVague(tail)) return valueOperand(e, list.type);
  const bytes: Type = { kind: 'slice', element: basics.byte };
  const takesText = assignable({ ...list, mode: 'value' }, bytes, relativeTo(c.package)).ok;
  const core = coreTypeOrString(tail.type);
  if (takesText && core !== null && is(core, 'string')) return valueOperand(e, list.type);
  assignValue(c, tail, { kind: 'slice', element }, 'argument to append');
  return valueOperand(e, list.type);
}

function vagueAppend(
  c: Checker,
  e: CallExpression,
  list: Operand | undefined,
  rest: readonly Operand[],
): Operand {
  rest.forEach((x) => isUntyped(x.type) || assignValue(c, x, null, 'argument to append'));
  return list === undefined ? unknownOperand(e) : unknownOperand(e);
}

export function clearCall(c: Checker, e: CallExpression, x: Operand): Operand {
  if (isVague(x)) return noValue(e);
  const isContainer = (type: Type): boolean =>
    ['map', 'slice', 'unknown'].includes(underlyingOf(type).kind);
  if (everyType(x.type, isContainer)) return noValue(e);
  fail(c, x.expression.span, 'go-clear', { operand: operandText(c, x) });
  return unknownOperand(e);
}

export function copyCall(c: Checker, e: CallExpression, to: Operand, from: Operand): Operand {
  if (isVague(to) || isVague(from)) return valueOperand(e, basics.int);
  const target = coreType(to.type);
  const source = coreTypeOrString(from.type);
  if (target?.kind === 'unknown' || source?.kind === 'unknown') return valueOperand(e, basics.int);
  const isText = source !== null && is(source, 'string');
  const element = source?.kind === 'slice' ? source.element : isText ? basics.byte : null;
  if (target?.kind !== 'slice' || element === null) {
    const given = { to: operandText(c, to), from: operandText(c, from) };
    fail(c, e.span, 'go-copy-slices', given);
    return unknownOperand(e);
  }
  if (!identical(target.element, element)) {
    fail(c, e.span, 'go-copy-elements', {
      ...{ to: operandText(c, to), from: operandText(c, from) },
      ...{ left: typeText(c, target.element), right: typeText(c, element) },
    });
    return unknownOperand(e);
  }
  return valueOperand(e, basics.int);
}

export function deleteCall(c: Checker, e: CallExpression, map: Operand, key: Operand): Operand {
  if (isVague(map)) return noValue(e);
  const core = coreType(map.type);
  if (core?.kind === 'unknown') return noValue(e);
  if (core?.kind !== 'map') {
    fail(c, map.expression.span, 'go-not-a-map', { operand: operandText(c, map) });
    return unknownOperand(e);
  }
  assignValue(c, key, core.key, 'argument to delete');
  return noValue(e);
}
