import { unreachable } from '../../../base/unreachable.ts';
import type { CallExpression } from '../../syntax/node.ts';
import { operandsOf } from './argument.ts';
import { applyLength } from './builtin-length.ts';
import { applyNumber } from './builtin-number.ts';
import { applyAppend, applyCopy, applyMake } from './builtin-slice.ts';
import type { Builtin } from './builtin-type.ts';
import {
  local,
  shapeOf,
  typeOf,
  unknownValue,
  withoutParentheses,
  type Context,
} from './context.ts';
import { assignable } from './convert.ts';
import { ready } from './late.ts';
import type { Typed } from './operand.ts';

export function builtinCall(context: Context, call: CallExpression): readonly Typed[] | null {
  const builtin = builtinOf(context, call);
  return builtin === null ? null : applyBuiltin(context, builtin);
}

export function builtinOf(context: Context, call: CallExpression): Builtin | null {
  const name =
    context.info.builtins.get(call.callee) ??
    context.info.builtins.get(withoutParentheses(call.callee));
  if (name === undefined) return null;
  const { span } = call;
  const spreads = call.spread !== null;
  const [first, ...rest] = call.arguments;
  const isType = first !== undefined && context.info.types.get(first)?.mode === 'type';
  if (isType) {
    const operands = operandsOf(context, { ...call, arguments: rest });
    return { name, operands, spreads, type: typeOf(context, first), span };
  }
  return { name, operands: operandsOf(context, call), spreads, type: typeOf(context, call), span };
}

export function applyBuiltin(context: Context, builtin: Builtin): readonly Typed[] {
  const { name, operands, type, span } = builtin;
  const { fn, program } = context;
  switch (name) {
    case 'len':
    case 'cap':
      return [applyLength(context, builtin, name)];
    case 'append':
      return [applyAppend(context, builtin)];
    case 'copy':
      return [applyCopy(context, builtin)];
    case 'make':
      return [applyMake(context, builtin)];
    case 'new':
      return [applyNew(context, builtin)];
    case 'complex':
    case 'real':
    case 'imag':
    case 'min':
    case 'max':
      return [applyNumber(context, builtin, name)];
    case 'clear':
    case 'close':
    case 'delete':
      applyStatement(context, builtin, name);
      return [];
    case 'panic': {
      const [operand] = operands;
      if (operand === undefined) return [];
      fn.emit({ kind: 'panic', value: assignable(context, operand, program.types.empty)() }, span);
      return [];
    }
    case 'print':
    case 'println': {
      const values = operands.map(({ value }) => value());
      const operandTypes = operands.map((operand) => operand.type);
      fn.emit(
        {
          kind: 'native',
          operation: name,
          operands: values,
          operandTypes,
          resultTypes: [],
          results: [],
        },
        span,
      );
      return [];
    }
    case 'recover': {
      const target = fn.temporary(program.types.empty, span);
      fn.emit({ kind: 'recover', target }, span);
      return [{ value: ready(local(target)), type: program.types.empty }];
    }
    case 'unsafe.Add':
    case 'unsafe.Alignof':
    case 'unsafe.Offsetof':
    case 'unsafe.Sizeof':
    case 'unsafe.Slice':
    case 'unsafe.SliceData':
    case 'unsafe.String':
    case 'unsafe.StringData':
      operands.forEach(({ value }) => value());
      return [{ value: ready(unknownValue(context, span, type)), type }];
    default:
      return unreachable(name);
  }
}

function applyNew(context: Context, { operands, type, span }: Builtin): Typed {
  const { fn, program } = context;
  const [operand] = operands;
  const shape = shapeOf(context, type);
  // new(x) of Go 1.26 has the pointer's type already, new(T) has T.
  const element = operand !== undefined && shape.kind === 'pointer' ? shape.element : type;
  const value =
    operand === undefined
      ? ({ kind: 'zero', type: element } as const)
      : assignable(context, operand, element)();
  const pointer = program.types.pointer(element);
  const target = fn.temporary(pointer, span);
  fn.emit({ kind: 'new', target, type: element, value }, span);
  return { value: ready(local(target)), type: pointer };
}

function applyStatement(
  context: Context,
  { operands, span }: Builtin,
  name: 'clear' | 'close' | 'delete',
): void {
  const { fn } = context;
  const [first, second] = operands;
  if (first === undefined) return;
  const shape = shapeOf(context, first.type);
  const value = first.value();
  if (name === 'close') return fn.emit({ kind: 'close', channel: value }, span);
  if (name === 'delete') {
    if (second === undefined || shape.kind !== 'map') return;
    const key = assignable(context, second, shape.key)();
    return fn.emit({ kind: 'map-delete', map: value, key }, span);
  }
  if (shape.kind === 'map') fn.emit({ kind: 'map-clear', map: value }, span);
  else if (shape.kind === 'slice')
    fn.emit({ kind: 'clear-slice', slice: value, type: first.type }, span);
}
