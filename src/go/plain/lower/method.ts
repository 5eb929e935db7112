import type { Span } from '../../../base/span.ts';
import type { PlainExpression } from '../expression.ts';
import type { FunctionId, TypeId } from '../ids.ts';
import type { MethodKey } from '../types.ts';
import { addressOf, read } from './access.ts';
import { local, shapeOf, type Context } from './context.ts';
import { referenceTo, wrapperFor, type FunctionReference } from './declaration.ts';
import { emitCallInto, invoked, type Invocation } from './invoke.ts';
import { findMethod, type FoundMethod } from './method-lookup.ts';
import { atPlace, type Position } from './operand.ts';
import { bind, emptyEnvironment } from './type-environment.ts';
import { dereferenced, walk } from './walk.ts';

export interface FunctionTypes {
  readonly parameters: readonly TypeId[];
  readonly results: readonly TypeId[];
  readonly variadic: boolean;
}

/** Without the receiver. */
export function typesOfMethod(context: Context, { target }: FoundMethod): FunctionTypes {
  const { types } = context.program;
  const signature =
    target.kind === 'interface'
      ? target.signature
      : types.intern(
          target.object.type,
          bind(emptyEnvironment, target.object.type.receiverTypeParameters, target.arguments),
        );
  const shape = types.shape(signature);
  return shape.kind === 'function' ? shape : { parameters: [], results: [], variadic: false };
}

/** The receiver as the method takes it: read now, through embedded fields, its address taken or followed. */
export function receiverOf(
  context: Context,
  found: FoundMethod,
  start: Position,
  span: Span,
): { readonly value: PlainExpression; readonly type: TypeId } {
  const holder = walk(context, start, found.path, span);
  const { target } = found;
  if (target.kind === 'interface')
    return { value: read(context, holder.access, holder.type, span), type: holder.type };
  const isPointer = shapeOf(context, holder.type).kind === 'pointer' && holder.type !== target.base;
  if (target.object.hasPointerReceiver) {
    const type = context.program.types.pointer(target.base);
    const value = isPointer
      ? read(context, holder.access, holder.type, span)
      : addressOf(context, holder.access, target.base, span);
    return { value, type };
  }
  const base = isPointer ? dereferenced(context, holder, span) : holder;
  return { value: read(context, base.access, base.type, span), type: target.base };
}

/** The call of a method of which the receiver is known. */
export function methodInvocation(
  context: Context,
  found: FoundMethod,
  receiver: { readonly value: PlainExpression; readonly type: TypeId },
  given: readonly PlainExpression[],
): Invocation {
  const { parameters, results } = typesOfMethod(context, found);
  const { target } = found;
  if (target.kind === 'interface') {
    const callee = { kind: 'method', receiver: receiver.value, method: target.key } as const;
    return { callee, arguments: given, parameters, results };
  }
  const reference = referenceTo(context, target.object, target.arguments);
  return {
    callee: invoked(reference, results),
    arguments: [receiver.value, ...given],
    parameters: [receiver.type, ...parameters],
    results,
  };
}

/** The function that takes a receiver of exactly this type: the method itself, or one that leads to it. */
export function methodFunction(context: Context, type: TypeId, key: MethodKey): FunctionId | null {
  const { types } = context.program;
  const found = findMethod(types, type, key);
  if (found === null) return null;
  const direct = directFunction(context, type, found);
  if (direct?.kind === 'function') return direct.id;
  const signature = typesOfMethod(context, found);
  const name = `${types.entry(type).text}.${key}`;
  const object = found.target.kind === 'declared' ? found.target.object : null;
  const parts = {
    key: `method ${type} ${key}`,
    name,
    package: '',
    file: object?.file ?? null,
    span: object?.span ?? context.fn.header.span,
    parameters: [type, ...signature.parameters],
    results: signature.results,
    captures: [],
  };
  return wrapperFor(context, parts, (inner, { parameters, results }) => {
    const [first, ...rest] = parameters;
    const start = { access: atPlace({ kind: 'local', local: first! }), type };
    const receiver = receiverOf(inner, found, start, parts.span);
    const call = methodInvocation(inner, found, receiver, rest.map(local));
    emitCallInto(inner, call, results, parts.span);
  });
}

function directFunction(
  context: Context,
  type: TypeId,
  { path, target }: FoundMethod,
): FunctionReference | null {
  if (path.length > 0 || target.kind === 'interface') return null;
  const expected = target.object.hasPointerReceiver
    ? context.program.types.pointer(target.base)
    : target.base;
  return expected === type ? referenceTo(context, target.object, target.arguments) : null;
}

/** The method as a function value that remembers its receiver. */
export function boundMethod(
  context: Context,
  found: FoundMethod,
  start: Position,
  type: TypeId,
  span: Span,
): PlainExpression | null {
  const receiver = receiverOf(context, found, start, span);
  if (found.target.kind === 'interface') panicIfNil(context, receiver, span);
  const wrapper = boundWrapper(context, found, receiver.type);
  if (wrapper === null) return null;
  const cell = context.fn.cell(receiver.type, span);
  context.fn.emit({ kind: 'declare', local: cell }, span);
  context.fn.emit(
    { kind: 'store', place: { kind: 'cell', local: cell }, value: receiver.value },
    span,
  );
  return { kind: 'closure', function: wrapper, captures: [cell], type };
}

/** As a nil pointer that is followed. */
function panicIfNil(
  context: Context,
  { value, type }: { readonly value: PlainExpression; readonly type: TypeId },
  span: Span,
): void {
  const { fn, program } = context;
  const isNil: PlainExpression = {
    kind: 'comparison',
    operator: '==',
    left: value,
    right: { kind: 'zero', type },
    operandType: type,
  };
  const int = program.types.basic('int');
  const pointer: PlainExpression = { kind: 'zero', type: program.types.pointer(int) };
  const then = fn.nested(() => void fn.load({ kind: 'pointee', pointer }, int, span));
  fn.emit({ kind: 'if', condition: isNil, then, otherwise: [] }, span);
}

function boundWrapper(context: Context, found: FoundMethod, receiver: TypeId): FunctionId | null {
  const { types } = context.program;
  const { target } = found;
  const signature = typesOfMethod(context, found);
  const object = target.kind === 'declared' ? target.object : null;
  const name = object?.name ?? (target.kind === 'interface' ? target.key : '');
  const parts = {
    key: `bound ${receiver} ${target.kind === 'interface' ? target.key : name} ${object?.package?.path ?? ''}`,
    name: `${types.entry(receiver).text}.${name}-fm`,
    package: '',
    file: object?.file ?? null,
    span: object?.span ?? context.fn.header.span,
    parameters: signature.parameters,
    results: signature.results,
    captures: [receiver],
  };
  return wrapperFor(context, parts, (inner, { parameters, results, captures }) => {
    const place = { kind: 'cell', local: captures[0]! } as const;
    const value = inner.fn.load(place, receiver, parts.span);
    const direct = { ...found, path: [] };
    const call = methodInvocation(inner, direct, { value, type: receiver }, parameters.map(local));
    emitCallInto(inner, call, results, parts.span);
  });
}
