import { unreachable } from '../../base/unreachable.ts';
import type { CallExpression } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import { appendCall, clearCall, copyCall, deleteCall } from './builtin-containers.ts';
import { complexCall, lengthCall, minMaxCall, partCall } from './builtin-numbers.ts';
import { makeCall, newCall } from './builtin-make.ts';
import { unsafeCall } from './builtin-unsafe.ts';
import { argumentsOf } from './call-arguments.ts';
import type { Checker } from './checker.ts';
import { coreType } from './core-type.ts';
import { assignValue } from './assign-value.ts';
import { everyType } from './predicates.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { recordType } from './record.ts';
import { fail, operandText } from './report.ts';
import type { BuiltinName, Type } from './type.ts';
import { underlyingOf } from './named.ts';
import { emptyInterface } from './universe.ts';
import { unparenthesized } from './unary.ts';

/** How many arguments each takes, at least and at most. */
const counts: Readonly<Record<BuiltinName, readonly [number, number]>> = {
  append: [1, Infinity],
  cap: [1, 1],
  clear: [1, 1],
  close: [1, 1],
  complex: [2, 2],
  copy: [2, 2],
  delete: [2, 2],
  imag: [1, 1],
  len: [1, 1],
  make: [1, 3],
  max: [1, Infinity],
  min: [1, Infinity],
  new: [1, 1],
  panic: [1, 1],
  print: [0, Infinity],
  println: [0, Infinity],
  real: [1, 1],
  recover: [0, 0],
  'unsafe.Add': [2, 2],
  'unsafe.Alignof': [1, 1],
  'unsafe.Offsetof': [1, 1],
  'unsafe.Sizeof': [1, 1],
  'unsafe.Slice': [2, 2],
  'unsafe.SliceData': [1, 1],
  'unsafe.String': [2, 2],
  'unsafe.StringData': [1, 1],
};

/** A call of one of Go's own functions. */
export function builtinCall(c: Checker, e: CallExpression, builtin: BuiltinName): Operand {
  const before = c.hasCallOrReceive;
  const takesType = builtin === 'make' || builtin === 'new' || builtin === 'unsafe.Offsetof';
  if (e.spread !== null && builtin !== 'append') {
    fail(c, e.spread, 'go-dots-in-builtin', { function: builtin });
    argumentsOf(c, e.arguments);
    return unknownOperand(e);
  }
  if (builtin === 'len' || builtin === 'cap') c.hasCallOrReceive = false;
  const args = takesType ? null : argumentsOf(c, e.arguments);
  const result = counted(c, e, builtin, args?.length ?? e.arguments.length, args)
    ? dispatch(c, e, builtin, args ?? [])
    : unknownOperand(e);
  if (builtin === 'len' || builtin === 'cap') c.hasCallOrReceive ||= before;
  const own = unparenthesized(e.callee);
  recordType(c, own, 'builtin', unknownType);
  c.info.builtins.set(own, builtin);
  if (result.mode !== 'constant' && result.mode !== 'unknown') c.hasCallOrReceive = true;
  return result;
}

function counted(
  c: Checker,
  e: CallExpression,
  builtin: BuiltinName,
  count: number,
  args: readonly Operand[] | null,
): boolean {
  const [least, most] = counts[builtin];
  if (args?.length === 1 && args[0]!.mode === 'unknown' && least > 1) return false;
  const close = { start: e.span.end - 1, end: e.span.end };
  const given = { function: builtin, want: least, have: count };
  if (count < least) fail(c, close, 'go-builtin-too-few', given);
  else if (count > most) fail(c, close, 'go-builtin-too-many', { ...given, want: most });
  return count >= least && count <= most;
}

function dispatch(
  c: Checker,
  e: CallExpression,
  builtin: BuiltinName,
  args: readonly Operand[],
): Operand {
  switch (builtin) {
    case 'append':
      return appendCall(c, e, args);
    case 'cap':
    case 'len':
      return lengthCall(c, e, builtin, args[0]!);
    case 'clear':
      return clearCall(c, e, args[0]!);
    case 'close':
      return closeCall(c, e, args[0]!);
    case 'complex':
      return complexCall(c, e, args[0]!, args[1]!);
    case 'copy':
      return copyCall(c, e, args[0]!, args[1]!);
    case 'delete':
      return deleteCall(c, e, args[0]!, args[1]!);
    case 'imag':
    case 'real':
      return partCall(c, e, builtin, args[0]!);
    case 'make':
      return makeCall(c, e);
    case 'max':
    case 'min':
      return minMaxCall(c, e, builtin, args);
    case 'new':
      return newCall(c, e);
    case 'panic':
      return panicCall(c, e, args[0]!);
    case 'print':
    case 'println':
      args.forEach((x) => assignValue(c, x, null, `argument to ${builtin}`));
      return noValue(e);
    case 'recover':
      return valueOperand(e, emptyInterface);
    case 'unsafe.Add':
    case 'unsafe.Alignof':
    case 'unsafe.Offsetof':
    case 'unsafe.Sizeof':
    case 'unsafe.Slice':
    case 'unsafe.SliceData':
    case 'unsafe.String':
    case 'unsafe.StringData':
      return unsafeCall(c, e, builtin, args);
    default:
      return unreachable(builtin);
  }
}

function noValue(e: CallExpression): Operand {
  return valueOperand(e, { kind: 'tuple', elements: [] }, 'no-value');
}

function panicCall(c: Checker, e: CallExpression, x: Operand): Operand {
  if (c.environment.signature !== null) c.panics.add(e);
  assignValue(c, x, emptyInterface, 'argument to panic');
  return noValue(e);
}

function closeCall(c: Checker, e: CallExpression, x: Operand): Operand {
  if (isVague(x)) return noValue(e);
  const canClose = (type: Type): boolean => {
    const under = underlyingOf(type);
    return (under.kind === 'channel' && under.direction !== 'receive') || under.kind === 'unknown';
  };
  if (everyType(x.type, canClose)) return noValue(e);
  const core = coreType(x.type);
  const operand = operandText(c, x);
  if (core?.kind === 'channel') fail(c, x.expression.span, 'go-close-receive-only', { operand });
  else fail(c, x.expression.span, 'go-close-non-channel', { operand });
  return unknownOperand(e);
}
