import type { CallExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { basics } from './basic.ts';
import { checkCount } from './bounds.ts';
import type { Checker } from './checker.ts';
import { integerValue } from './constants.ts';
import { coreType } from './core-type.ts';
import { anything } from './evaluate.ts';
import { lookUp } from './lookup.ts';
import { underlyingOf } from './named.ts';
import { constantOperand, isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { recordType, recordUse } from './record.ts';
import { expressionText, fail, operandText } from './report.ts';
import { alignmentOf, offsetsOf, sizeOf } from './sizes.ts';
import type { BuiltinName, Type } from './type.ts';
import { unparenthesized } from './unary.ts';

export function unsafeCall(
  c: Checker,
  e: CallExpression,
  builtin: BuiltinName,
  args: readonly Operand[],
): Operand {
  const [x, y] = args;
  if (builtin === 'unsafe.Offsetof') return offsetCall(c, e);
  if (builtin === 'unsafe.Sizeof' || builtin === 'unsafe.Alignof') {
    const own = assignValue(c, x!, null, `argument to ${builtin}`);
    if (isVague(own)) return valueOperand(e, basics.uintptr);
    const measured = builtin === 'unsafe.Sizeof' ? sizeOf(own.type) : alignmentOf(own.type);
    if (measured === null) return valueOperand(e, basics.uintptr);
    return constantOperand(e, basics.uintptr, integerValue(measured));
  }
  if (builtin === 'unsafe.Add') {
    assignValue(c, x!, basics.unsafePointer, 'argument to unsafe.Add');
    checkCount(c, y!, 'length', true);
    return valueOperand(e, basics.unsafePointer);
  }
  if (builtin === 'unsafe.Slice') {
    checkCount(c, y!, 'length', false);
    const pointer = isVague(x!) ? null : underlyingOf(x!.type);
    if (pointer?.kind === 'pointer')
      return valueOperand(e, { kind: 'slice', element: pointer.element });
    if (pointer !== null && pointer.kind !== 'unknown')
      fail(c, x!.expression.span, 'go-not-a-pointer', { operand: operandText(c, x!) });
    return unknownOperand(e);
  }
  if (builtin === 'unsafe.SliceData') {
    const slice = isVague(x!) ? null : coreType(x!.type);
    if (slice?.kind === 'slice')
      return valueOperand(e, { kind: 'pointer', element: slice.element });
    if (slice !== null && slice?.kind !== 'unknown')
      fail(c, x!.expression.span, 'go-not-a-slice', { operand: operandText(c, x!) });
    return unknownOperand(e);
  }
  if (builtin === 'unsafe.String') {
    const bytes: Type = { kind: 'pointer', element: basics.byte };
    assignValue(c, x!, bytes, 'argument to unsafe.String');
    checkCount(c, y!, 'length', false);
    return valueOperand(e, basics.string);
  }
  if (builtin === 'unsafe.StringData') {
    assignValue(c, x!, basics.string, 'argument to unsafe.StringData');
    return valueOperand(e, { kind: 'pointer', element: basics.byte });
  }
  return unknownOperand(e);
}

/** unsafe.Offsetof(x.f): from x to f, through embedded structs. */
function offsetCall(c: Checker, e: CallExpression): Operand {
  const argument = e.arguments[0]!;
  const inner = unparenthesized(argument);
  if (inner.kind !== 'selector') {
    fail(c, argument.span, 'go-offset-of', { text: expressionText(c, argument) });
    return unknownOperand(e);
  }
  const x = anything(c, inner.operand);
  if (isVague(x)) return valueOperand(e, basics.uintptr);
  const under = underlyingOf(x.type);
  const base = under.kind === 'pointer' ? under.element : x.type;
  const found = lookUp(base, false, c.package, inner.name.name);
  if (found.kind !== 'found' || found.object.kind !== 'variable' || found.isIndirect) {
    fail(c, argument.span, 'go-offset-of', { text: expressionText(c, argument) });
    return unknownOperand(e);
  }
  recordUse(c, inner.name, found.object);
  recordType(c, inner, 'variable', found.object.type);
  let [offset, type]: [bigint | null, Type] = [0n, base];
  for (const { index, field } of found.path) {
    const struct = underlyingOf(type);
    const own = struct.kind === 'struct' ? (offsetsOf(struct.fields)?.[index] ?? null) : null;
    offset = own === null || offset === null ? null : offset + own;
    type = field.type;
  }
  if (offset === null) return valueOperand(e, basics.uintptr);
  return constantOperand(e, basics.uintptr, integerValue(offset));
}
