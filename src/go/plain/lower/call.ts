import type { CallExpression, GoExpression } from '../../syntax/node.ts';
import type { FunctionObject } from '../../types/type.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { argumentsFor, operandsOf } from './argument.ts';
import { builtinCall } from './builtin.ts';
import {
  internType,
  local,
  shapeOf,
  textOf,
  typeOf,
  unknownValue,
  withoutParentheses,
  type Context,
} from './context.ts';
import { converted } from './convert.ts';
import { referenceTo } from './declaration.ts';
import { emitCall, invoked, type Invocation, type Invoked } from './invoke.ts';
import { ready, type Late } from './late.ts';
import { methodInvocation, receiverOf, typesOfMethod, type FunctionTypes } from './method.ts';
import { findMethod } from './method-lookup.ts';
import type { Typed } from './operand.ts';
import { keyOfMethod } from './type-table.ts';

/** What the call returns. `wanted` says how many values are expected of something unknown. */
export function lowerCall(context: Context, call: CallExpression, wanted = 1): readonly Typed[] {
  const mode = context.info.types.get(call.callee)?.mode;
  if (mode === 'type') return [conversion(context, call)];
  const builtin = builtinCall(context, call);
  if (builtin !== null) return builtin;
  const invocation = prepareCall(context, call, wanted)();
  return emitCall(context, invocation, call.span).map((result, index) => ({
    value: ready(local(result)),
    type: invocation.results[index]!,
  }));
}

function conversion(context: Context, call: CallExpression): Typed {
  const type = typeOf(context, call.callee);
  const [operand] = call.arguments;
  if (operand === undefined) return { value: ready(unknownValue(context, call.span, type)), type };
  const value = context.lower.expression(context, operand);
  const given = { value, type: typeOf(context, operand) };
  return { value: converted(context, given, type, call.span), type };
}

/** Evaluates what is called and its arguments, without calling it yet: `go` and `defer` do no more. */
export function prepareCall(
  context: Context,
  call: CallExpression,
  wanted: number,
): Late<Invocation> {
  const callee = withoutParentheses(call.callee);
  return (
    declaredCall(context, call, callee) ??
    methodCall(context, call, callee) ??
    valueCall(context, call, wanted)
  );
}

/** A function by its name. */
function declaredCall(
  context: Context,
  call: CallExpression,
  callee: GoExpression,
): Late<Invocation> | null {
  const inner = callee.kind === 'index' ? withoutParentheses(callee.operand) : callee;
  const name = inner.kind === 'selector' ? inner.name : inner;
  if (name.kind !== 'name') return null;
  if (inner.kind === 'selector' && context.info.selections.get(inner)?.kind !== 'qualified')
    return null;
  const object = context.info.uses.get(name);
  if (object?.kind !== 'function') return null;
  const types = functionTypes(context, typeOf(context, call.callee));
  const given = context.info.instances.get(name)?.typeArguments ?? [];
  const instance = given.map((type) => internType(context, type));
  const list = argumentsFor(context, call, types);
  return () => {
    const reference = referenceTo(context, object, instance);
    const { parameters, results } = types;
    return { callee: invoked(reference, results), arguments: list(), parameters, results };
  };
}

/** x.M(...) */
function methodCall(
  context: Context,
  call: CallExpression,
  callee: GoExpression,
): Late<Invocation> | null {
  if (callee.kind !== 'selector') return null;
  const selection = context.info.selections.get(callee);
  if (selection?.kind !== 'method' || selection.object?.kind !== 'function') return null;
  const object: FunctionObject = selection.object;
  const type = typeOf(context, callee.operand);
  const found = findMethod(context.program.types, type, keyOfMethod(object));
  if (found === null) return null;
  const operand = context.lower.access(context, callee.operand);
  const list = argumentsFor(context, call, typesOfMethod(context, found));
  return () => {
    const receiver = receiverOf(context, found, { access: operand(), type }, callee.span);
    if (found.target.kind === 'interface') context.program.asked.add(found.target.key);
    return methodInvocation(context, found, receiver, list());
  };
}

/** A function value, or something that nobody knows. */
function valueCall(context: Context, call: CallExpression, wanted: number): Late<Invocation> {
  const type = typeOf(context, call.callee);
  const value = context.lower.expression(context, call.callee);
  if (shapeOf(context, type).kind !== 'function') {
    const operands = operandsOf(context, call);
    const results = unknownResults(context, call, wanted);
    const name = textOf(context, call.callee.span);
    return () => {
      value();
      const given = operands.map((operand) => operand.value());
      const parameters = operands.map((operand) => operand.type);
      const callee = { kind: 'unknown', name, package: null, results } as const;
      return { callee, arguments: given, parameters, results };
    };
  }
  const types = functionTypes(context, type);
  const list = argumentsFor(context, call, types);
  return () => {
    const callee = calleeOf(value());
    return { callee, arguments: list(), parameters: types.parameters, results: types.results };
  };
}

const calleeOf = (closure: PlainExpression): Invoked =>
  closure.kind === 'closure' && closure.captures.length === 0
    ? { kind: 'static', function: closure.function }
    : { kind: 'dynamic', closure };

function unknownResults(context: Context, call: CallExpression, wanted: number): readonly TypeId[] {
  const type = context.info.types.get(call)?.type;
  if (type?.kind === 'tuple') return type.elements.map((one) => internType(context, one.type));
  const only = type === undefined ? context.program.types.unknown : internType(context, type);
  return Array.from({ length: wanted }, () => only);
}

function functionTypes(context: Context, type: TypeId): FunctionTypes {
  const shape = shapeOf(context, type);
  return shape.kind === 'function' ? shape : { parameters: [], results: [], variadic: false };
}
