import type { NativeOperation } from '../../std/natives.ts';
import type { Span } from '../../../base/span.ts';
import type { GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { FunctionId, TypeId } from '../ids.ts';
import type { CallParts } from '../statement.ts';
import { applyBuiltin, builtinOf } from './builtin.ts';
import type { Builtin } from './builtin-type.ts';
import { prepareCall } from './call.ts';
import { aroundNative } from './callable.ts';
import { local, withoutParentheses, type Context } from './context.ts';
import { wrapperFor } from './declaration.ts';
import { emitCallInto, type Invocation } from './invoke.ts';
import { ready } from './late.ts';

/** `go f(x)` and `defer f(x)`: who is called and with what is evaluated now. */
export function lowerSpawn(
  context: Context,
  statement: GoStatement & { readonly kind: 'go' | 'defer' },
): void {
  const { fn } = context;
  const { span } = statement;
  const parts = partsOf(context, statement.call);
  if (parts === null) return;
  if (statement.kind === 'go') return fn.emit({ kind: 'go', ...parts }, span);
  fn.emit({ kind: 'defer', ...parts, frame: frameOf(context, span) }, span);
}

function partsOf(context: Context, expression: GoExpression): CallParts | null {
  const call = withoutParentheses(expression);
  if (call.kind !== 'call') {
    context.lower.expression(context, call)();
    return null;
  }
  const builtin = builtinOf(context, call);
  if (builtin !== null) return builtinParts(context, builtin);
  const invocation = prepareCall(context, call, 0)();
  const { callee, arguments: given } = invocation;
  return callee.kind === 'native'
    ? nativeParts(context, invocation, callee.operation, call.span)
    : { callee, arguments: given };
}

const calling = (
  id: FunctionId | null,
  name: string,
  given: readonly PlainExpression[],
): CallParts => ({
  callee:
    id === null
      ? { kind: 'unknown', name, package: null, results: [] }
      : { kind: 'static', function: id },
  arguments: given,
});

/** A native is no function: one is put around it. */
function nativeParts(
  context: Context,
  call: Invocation,
  operation: NativeOperation,
  span: Span,
): CallParts {
  const { parameters, results } = call;
  const key = `spawned ${operation} ${parameters.join(',')}:${results.join(',')}`;
  const parts = aroundNative(key, operation, call, span);
  const id = wrapperFor(context, parts, (inner, locals) => {
    const given = locals.parameters.map(local);
    emitCallInto(inner, { ...call, arguments: given }, locals.results, span);
  });
  return calling(id, operation, call.arguments);
}

function builtinParts(context: Context, builtin: Builtin): CallParts {
  const { name, operands, span, type } = builtin;
  const values = operands.map(({ value }) => value());
  const nil = context.program.types.nil;
  const parameters = operands.map((operand): TypeId =>
    operand.type === nil ? context.program.types.empty : operand.type,
  );
  const parts = {
    key: `builtin ${name} ${parameters.join(',')} ${type}`,
    name,
    package: '',
    file: null,
    span,
    parameters,
    results: [],
    captures: [],
  };
  const id = wrapperFor(context, parts, (inner, locals) => {
    const given = locals.parameters.map((parameter, index) => ({
      value: ready(local(parameter)),
      type: parameters[index]!,
    }));
    applyBuiltin(inner, { ...builtin, operands: given });
  });
  return calling(id, name, values);
}

/** In a body that a function ranges over, the function around it waits for its end. */
function frameOf(context: Context, span: Span): number | null {
  const { fn, frame, program } = context;
  const cell = frame === null ? null : fn.find(frame);
  if (cell === null) return null;
  const held = fn.register(program.types.frame, span);
  fn.emit({ kind: 'load', target: held, place: { kind: 'cell', local: cell } }, span);
  return held;
}
